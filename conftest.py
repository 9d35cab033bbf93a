"""How hard the random tests try: HYPOTHESIS_PROFILE is quick or thorough. What passed once passes again, in English."""

import os
import signal

from hypothesis import HealthCheck, settings

calm = settings(
    deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.register_profile("quick", calm, max_examples=15)
settings.register_profile("thorough", calm, max_examples=60)
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # started in the background: what is started here hears Ctrl-C
    signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["LC_ALL"] = "C.UTF-8"  # whatever language is spoken where the tests are run
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
