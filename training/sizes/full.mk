# How much each stage makes or learns in a training that is to ship.
SYNTHETIC = --tts 900
FLAT_START = --rounds 10
FIRST = --steps 500
FRAMES = --steps 1600 --channels $(CHANNELS)
FRAMES_ALL = --steps 2000 --channels $(CHANNELS)
SEGMENTS = --epochs 12
AVERAGE = --epochs 20
AVERAGE_QUARTER = --epochs 5
NATIVE_SPEECH = --sentences 2400 --untimed 2800
NATIVE_OUTPUT = --steps 2400
SCORER = --seeds 4 --epochs 12 --folds 4
CONTRASTS = --fewest 10
