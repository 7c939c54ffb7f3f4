"""The words components are written in: parts of costs, and results. Each prints as a sentence and as symbols."""
