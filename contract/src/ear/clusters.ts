import { contrast } from './contrast.ts';

/** Consonants side by side, against the same word without one of them or with a vowel between. */
export const clusters = [
  contrast({
    id: 'cluster-r',
    kind: 'cluster',
    title: 'pay / pray',
    sounds: ['', 'R'],
    load: 2,
    beginning:
      'pay/pray, fame/frame, bed/bread, bake/break, cash/crash, gas/grass, go/grow, tie/try',
  }),
  contrast({
    id: 'cluster-l',
    kind: 'cluster',
    title: 'pay / play',
    sounds: ['', 'L'],
    load: 2,
    beginning: 'pay/play, back/black, go/glow, fat/flat, cap/clap, pan/plan, sip/slip, pace/place',
  }),
  contrast({
    id: 'cluster-l-r',
    kind: 'cluster',
    title: 'glow / grow',
    sounds: ['L', 'R'],
    load: 2,
    beginning:
      'glow/grow, fleas/freeze, flee/free, clown/crown, clash/crash, bleed/breed, flame/frame, clues/cruise',
  }),
  contrast({
    id: 'cluster-s',
    kind: 'cluster',
    title: 'top / stop',
    sounds: ['', 'S'],
    load: 2,
    beginning:
      'top/stop, pace/space, pie/spy, cool/school, pot/spot, nail/snail, low/slow, mile/smile',
  }),
  contrast({
    id: 'cluster-vowel-before',
    kind: 'cluster',
    title: 'sleep / asleep',
    sounds: ['', 'AH'],
    load: 2,
    beginning:
      'sleep/asleep, part/apart, side/aside, head/ahead, way/away, cross/across, go/ago, count/account',
  }),
  contrast({
    id: 'cluster-vowel-between',
    kind: 'cluster',
    title: 'sport / support',
    sounds: ['', 'AH'],
    load: 2,
    beginning:
      'sport/support, sports/supports, sporting/supporting, claps/collapse, clone/cologne, Clyde/collide',
  }),
  contrast({
    id: 'cluster-end-t',
    kind: 'cluster',
    title: 'pass / past',
    sounds: ['', 'T'],
    load: 2,
    end: 'miss/mist, pass/past, chess/chest, men/meant, plan/plant, bell/belt, coal/colt, tack/tact',
  }),
  contrast({
    id: 'cluster-end-d',
    kind: 'cluster',
    title: 'coal / cold',
    sounds: ['', 'D'],
    load: 2,
    end: 'coal/cold, goal/gold, hole/hold, bill/build, feel/field, bowl/bold, own/owned, tile/tiled',
  }),
  contrast({
    id: 'cluster-end-s',
    kind: 'cluster',
    title: 'tack / tax',
    sounds: ['', 'S'],
    load: 1,
    end: 'tack/tax, back/backs, sick/six, lap/lapse, fort/forts, mitt/mitts, sent/cents, act/acts',
  }),
];
