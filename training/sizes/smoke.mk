# The smallest sizes that run every stage. The models they give are worthless.
SYNTHETIC = --tts 6
FLAT_START = --rounds 2
FIRST = --steps 3 --channels 32 --dilations 1,2
FRAMES = --steps 3 --channels 32 --dilations 1,2
FRAMES_ALL = $(FRAMES)
# None by the voices of RHVoice, Pico, festival and Kokoro, so that those need not be installed.
NATIVE_SPEECH = --sentences 9 --untimed 0 --neural 0
TEACHER = --steps 2
NETWORK = --steps 2,2,2,2 --rows 4 --channels 32 --dilations 1,2
SCORER = --seeds 1 --epochs 1 --folds 4
CONTRASTS = --fewest 1
