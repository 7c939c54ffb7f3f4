"""What effects put in force for a while."""
