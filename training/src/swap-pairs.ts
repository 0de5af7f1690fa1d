import type { Contrast } from './contrasts.ts';

/**
 * Everyday sentences in which one real word can be replaced by another that differs in one sound.
 * The two sounds are in the order of the words; `-` is no sound.
 */
const LINES = `
She bought a new {pan/pen} | AE EH
The {man/men} sat by the door | AE EH
We had a {bad/bed} in the old house | AE EH
They {sat/set} the boxes on the floor | AE EH
There is {sand/send} on the beach | AE EH
The {cat/cut} on his arm was small | AE AH
They have {ran/run} to the station | AE AH
Put the {cap/cup} on the shelf | AE AH
They {drank/drunk} all the juice | AE AH
The {bag/bug} was on the table | AE AH
The {hat/hut} was very old | AE AH
The {cot/cut} was smaller than yours | AA AH
The {doll/dull} one is brown | AA AH
I can see the {dock/duck} on the lake | AA AH
My {socks/sacks} are in the car | AA AE
The {hot/hat} one is mine | AA AE
We saw a big {ship/sheep} today | IH IY
I want to {live/leave} here | IH IY
Please {fill/feel} the bottle | IH IY
The {chip/cheap} one is on the plate | IH IY
The {hill/heel} was high | IH IY
Did you {hit/heat} it again | IH IY
They {slip/sleep} on the floor | IH IY
We {sit/set} the table at noon | IH EH
Put the {pin/pen} back in the box | IH EH
He will {bit/bet} on the horse | IH EH
I {pulled/pooled} the money out | UH UW
The glass is {full/fool} of water | UH UW
We looked at the {pool/pull} again | UW UH
We had a long {wet/wait} there | EH EY
He wants to {sell/sail} his boat | EH EY
There is {pepper/paper} on the table | EH EY
She has a {pen/pain} in her hand | EH EY
She {tested/tasted} the new soup | EH EY
I {bought/boat} it last summer | AO OW
The {hall/hole} was dark and cold | AO OW
They {called/cold} us from the lake | AO OW
They {work/walk} in the park | ER AO
They {learn/lawn} a lot at school | ER AO
The {shirt/shot} was too long | ER AA
He {hurt/hut} his leg there | ER AH
A {girl/gull} stood on the beach | ER AH
The {coat/goat} is in the garden | K G
He put his {back/bag} on the wall | K G
There was a {bear/pear} under the tree | B P
We saw a {cab/cap} in the street | B P
I gave the {bill/pill} to my father | B P
My {town/down} jacket is blue | T D
The {right/ride} way is longer | T D
She {wrote/rode} all the way home | T D
The {seat/seed} was very small | T D
He has a red {fan/van} | F V
The {price/prize} was a surprise | S Z
We have {ice/eyes} in the kitchen | S Z
There is no {peace/peas} in the kitchen | S Z
They {loose/lose} every game | S Z
She heard a {joke/choke} at dinner | JH CH
A {jeep/cheap} car is what we want | JH CH
I {think/sink} very slowly | TH S
A {thick/sick} man came in | TH S
My {mouth/mouse} is very small | TH S
We took the {path/pass} over the mountain | TH S
We have {three/tree} houses here | TH T
They gave {thanks/tanks} to the army | TH T
He has {both/boat} of them | TH T
The {three/free} tickets are here | TH F
We stood close to {they/day} and night | DH D
We can {breathe/breeze} through this | DH Z
We went the {light/right} way around | L R
The {load/road} was very long | L R
They eat {lice/rice} with the soup | L R
The {glass/grass} was clean and green | L R
We can {fly/fry} them again | L R
The {vest/west} is over there | V W
The {vet/wet} dog is here | V W
That is good {wine/vine} | W V
It is {very/berry} sweet | V B
He has the {best/vest} in town | B V
We had to {vote/boat} on Sunday | V B
We need a {fan/pan} in the kitchen | F P
I want to {see/she} more | S SH
The {seat/sheet} was white | S SH
I {save/shave} every morning | S SH
Put the {shoes/choose} in the box | SH CH
He wants to {wash/watch} the car | SH CH
Will you {share/chair} it with us | SH CH
They have a {catch/cat} in the garden | CH T
Her {jello/yellow} dress is new | JH Y
It is a very {thin/thing} book | N NG
I know that {sin/sing} is bad | N NG
The {sun/sung} part was short | N NG
My {son/some} friends were late | N M
I have seen the {night/light} in the north | N L
The {cold/coal} is in the cellar | D -
They {walked/walk} to school together | T -
We {played/play} in the garden | D -
I {looked/look} at the old picture | T -
I saw the {boats/boat} in the water | S -
My {cars/car} may be in the street | Z -
The {girls/girl} will be at home | Z -
He {can't/can} come to the party | T -
They {can't/can} hear you from there | T -
I have {thirteen/thirty} books at home | N -
There are {fifteen/fifty} people here | N -
It costs {sixteen/sixty} dollars | N -
We saw the {plane/pain} again | L -
The {field/feel} was wide and green | D -
The car {stopped/topped} the hill | S -
The {black/back} door is open | L -
Her {hair/air} was cold | HH -
We {heat/eat} the soup at noon | HH -
I lost my {belt/bell} in the park | T -
He is in the {band/ban} again | D -
The {mind/mine} is deep and dark | D -
`;

export type SwapPair = Contrast & {
  asked: string;
  said: string;
  /** Index of the word in either sentence. */
  word: number;
};

/** Every line in both directions. */
export const SWAP_PAIRS: SwapPair[] = LINES.trim()
  .split('\n')
  .flatMap((line) => {
    const [before, one, other, after, first, second] = parts(line);
    const [a, b] = [`${before}${one}${after}`, `${before}${other}${after}`];
    const word = before.split(' ').length - 1;
    return [
      { asked: a, said: b, word, sound: first, instead: second },
      { asked: b, said: a, word, sound: second, instead: first },
    ];
  });

function parts(line: string) {
  const found = /^(.*)\{(.+)\/(.+)\}(.*) \| (\S+) (\S+)$/.exec(line);
  if (!found) throw new Error(`not a swap: ${line}`);
  return found.slice(1).map((part) => (part === '-' ? '' : part)) as [
    before: string,
    one: string,
    other: string,
    after: string,
    first: string,
    second: string,
  ];
}
