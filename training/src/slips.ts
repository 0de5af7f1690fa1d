/** One changed sound: the phrase, the word, and a spelling that makes a voice say it wrong. */
export type Slip = { phrase: string; word: string; spelled: string; wanted: string };

const LINES = `
thanks for your help | thanks > sanks TH
thanks for your help | thanks > tanks TH
i think it is late | think > sink TH
three of them came | three > tree TH
the path was long | path > pass TH
my mouth is dry | mouth > mouse TH
he has both hands | both > boat TH
he went north last week | north > norse TH
they live in this house | this > dis DH
they went home early | they > day DH
it is better than before | than > dan DH
the new ship is big | ship > sheep IH
please sit by the door | sit > seat IH
fill the glass with water | fill > feel IH
the sheep are white | sheep > ship IY
it is very cold today | very > ferry V
it is very cold today | very > wery V
drive the van home | van > fan V
i love the west coast | west > vest W
we walked on the wet grass | wet > vet W
turn right at the corner | right > light R
the road is closed | road > load R
we eat rice every day | rice > lice R
put it on the long table | long > wrong L
the glass is empty | glass > grass L
he had a bad day | bad > bed AE
the man sat down | man > men AE
my pan is too hot | pan > pen AE
the bed is very soft | bed > bad EH
pull the door slowly | pull > pool UH
the cup is full again | full > fool UH
close your eyes now | eyes > ice Z
he won the first prize | prize > price Z
they lose every game | lose > loose Z
put it in the bag | bag > back G
we need some more food | need > neat D
he took a cab home | cab > cap B
the job is done | job > jop B
she will wash the car | wash > wass SH
watch the children play | watch > wash CH
he is a young singer | young > yun NG
the king is old | king > kin NG
the judge was fair | judge > chudge JH
come and see my garden | come > cung M
it was a fine zoo | zoo > sue Z
`;

export const SLIPS: Slip[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [phrase, change] = line.split(' | ') as [string, string];
    const [word, rest] = change.split(' > ') as [string, string];
    const at = rest.lastIndexOf(' ');
    return { phrase, word, spelled: rest.slice(0, at), wanted: rest.slice(at + 1) };
  });
