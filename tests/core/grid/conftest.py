"""A busy machine is no reason for a property to fail: examples have no deadline."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
