import { analysisCall } from '../../lib/outbox/analysis-call.ts';
import type { NewItem } from '../../lib/outbox/item.ts';
import { KEPT_NOTICE } from '../../lib/outbox/kept-notice.ts';
import { outbox } from '../../lib/outbox/outbox.ts';
import { toast } from '../../ui/toast.ts';
import { type Drill, sayingsOf } from './drill.ts';
import { sentDrill } from './send-drill.ts';

/** Saves the drill of a person: on the server, or on this device until it can be sent. */
export async function saveDrill(userId: number, drill: Drill): Promise<void> {
  const delivery = await outbox.deliver(drillItem(userId, drill));
  if (delivery !== 'sent') toast(KEPT_NOTICE[delivery]);
}

/** Each saying has an analysis of its own, so the first one tells drills apart. */
export function drillItem(userId: number, drill: Drill): NewItem {
  const { exerciseId, word, sound, instead } = drill.of;
  const sayings = sayingsOf(drill);
  const asked = { phrase: word, exerciseId, drillSound: sound.phone, drillInstead: instead };
  return {
    userId,
    key: `drill:${sayings[0]?.analysisId}`,
    call: 'POST /api/drills',
    body: sentDrill(drill),
    about: { phrase: `“${word}” alone`, exerciseId },
    needs: sayings.flatMap(({ of }) =>
      of ? { call: analysisCall({ ...asked, ...of }), isThere: true } : [],
    ),
  };
}
