import type { TrainedContrast } from '../analysis.ts';
import { PHONES } from '../phonemes/phone-set.ts';
import type { Take } from '../take.ts';

/** More would leave too little of a phrase untested. */
export const MOST_CONTRASTS = 12;

const KNOWN = new Set<string>(PHONES);

/** Validated; throws on authoring errors. */
export function trainedContrasts({ phrase, trains }: Take): readonly TrainedContrast[] {
  const { contrasts = [] } = trains ?? {};
  if (contrasts.length > MOST_CONTRASTS) {
    throw new RangeError(`${contrasts.length} contrasts are too many: ${MOST_CONTRASTS} at most`);
  }
  const words = phrase.match(/\S+/g)?.length ?? 0;
  for (const { word, sound, instead } of contrasts) {
    if (!Number.isInteger(word) || word < 0 || word >= words) {
      throw new RangeError(`a contrast points at word ${word}, the phrase has ${words} words`);
    }
    for (const phone of instead === '' ? [sound] : [sound, instead]) {
      if (!KNOWN.has(phone)) throw new RangeError(`a contrast has an unknown sound ${phone}`);
    }
    if (sound === instead) throw new RangeError(`a contrast has ${sound} on both sides`);
  }
  return contrasts;
}
