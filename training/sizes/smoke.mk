# The smallest sizes that run every stage. The models they give are worthless.
SYNTHETIC = --tts 6
FLAT_START = --rounds 2
FIRST = --steps 3 --channels 32 --dilations 1,2
FRAMES = --steps 3 --channels 32 --dilations 1,2
FRAMES_ALL = $(FRAMES)
SEGMENTS = --epochs 1
AVERAGE = --epochs 2
AVERAGE_QUARTER = --epochs 2
# None by the voices of RHVoice, Pico and festival, so that those need not be installed.
NATIVE_SPEECH = --sentences 9 --untimed 0
NATIVE_OUTPUT = --steps 2
SCORER = --seeds 1 --epochs 1 --folds 4
CONTRASTS = --fewest 1
