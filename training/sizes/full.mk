# How much each stage makes or learns in a training that is to ship.
SYNTHETIC = --tts 900
FLAT_START = --rounds 10
FIRST = --steps 500
FRAMES = --steps 1600
FRAMES_ALL = --steps 2000
NATIVE_SPEECH = --sentences 2400 --untimed 2800 --neural 3000
TEACHER = --steps 2500
NETWORK = --steps 9000,400,2900,250 --channels $(CHANNELS)
SCORER = --seeds 4 --epochs 12 --folds 4
CONTRASTS = --fewest 10
