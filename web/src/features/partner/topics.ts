/** Two lines that differ in one thing, and whose words do not give away which it is. */
export type LinePair = readonly [string, string];

export type Topic = {
  /** Kept with an unfinished game, so it never changes. */
  id: string;
  title: string;
  /** What makes the two lines sound different, first for the first line. */
  cue: string;
  pairs: readonly LinePair[];
};

/** No pairs that many Americans say alike: see `contract/src/ear/vowels.ts`. */
export const topics: readonly Topic[] = [
  {
    id: 'can',
    title: 'can / can’t',
    cue: '“Can” is short and weak: the verb is the strong word. “Can’t” is strong itself, with the full vowel of “cat.”',
    pairs: [
      ['I can come.', 'I can’t come.'],
      ['You can park here.', 'You can’t park here.'],
      ['We can hear you.', 'We can’t hear you.'],
      ['She can drive.', 'She can’t drive.'],
      ['They can stay for dinner.', 'They can’t stay for dinner.'],
    ],
  },
  {
    id: 'teen',
    title: 'thirteen / thirty',
    cue: 'In “thirteen” the end is strong and long, with a clear t. In “thirty” the beginning is strong, and the t is a quick tap.',
    pairs: [
      ['It costs thirteen dollars.', 'It costs thirty dollars.'],
      ['He just turned fourteen.', 'He just turned forty.'],
      ['We waited fifteen minutes.', 'We waited fifty minutes.'],
      ['She lives in apartment sixteen.', 'She lives in apartment sixty.'],
      ['I need eighteen of them.', 'I need eighty of them.'],
    ],
  },
  {
    id: 'ship',
    title: 'ship / sheep',
    cue: 'The vowel of “ship” is short and loose. For “sheep,” hold “ee” longer and spread your lips.',
    pairs: [
      ['They sold the ship.', 'They sold the sheep.'],
      ['Nobody lives here.', 'Nobody leaves here.'],
      ['Did you hit it?', 'Did you heat it?'],
      ['Where are the bins?', 'Where are the beans?'],
      ['I lost the lids.', 'I lost the leads.'],
    ],
  },
  {
    id: 'bet',
    title: 'bet / bat',
    cue: 'For “bat,” drop your jaw farther than for “bet,” and hold the vowel a little longer.',
    pairs: [
      ['It was a bad bet.', 'It was a bad bat.'],
      ['Everyone left at nine.', 'Everyone laughed at nine.'],
      ['Is that your ex?', 'Is that your ax?'],
      ['They took the kettle.', 'They took the cattle.'],
      ['We saw a wreck.', 'We saw a rack.'],
    ],
  },
  {
    id: 'cup',
    title: 'cup / cap',
    cue: 'For “cup,” open your mouth only a little and relax. For “cap,” drop your jaw and spread your lips.',
    pairs: [
      ['Whose cup is this?', 'Whose cap is this?'],
      ['There’s a bug on the table.', 'There’s a bag on the table.'],
      ['He was in a hut.', 'He was in a hat.'],
      ['They built a truck.', 'They built a track.'],
      ['I need a new rug.', 'I need a new rag.'],
    ],
  },
  {
    id: 'light',
    title: 'light / right',
    cue: 'For “light,” press the tip of your tongue behind your top teeth. For “right,” it touches nothing, and your lips are round.',
    pairs: [
      ['I’ll take the light one.', 'I’ll take the right one.'],
      ['Please collect the papers.', 'Please correct the papers.'],
      ['They’re playing outside.', 'They’re praying outside.'],
      ['Don’t walk on the glass.', 'Don’t walk on the grass.'],
      ['I’m in the long line.', 'I’m in the wrong line.'],
    ],
  },
  {
    id: 'vest',
    title: 'vest / west',
    cue: 'For “vest,” your top teeth touch your lower lip. For “west,” they don’t: your lips make a tight circle.',
    pairs: [
      ['There’s nothing in the vest.', 'There’s nothing in the west.'],
      ['We saw a big veil.', 'We saw a big whale.'],
      ['There’s a viper on the car.', 'There’s a wiper on the car.'],
      ['They sell the best vines.', 'They sell the best wines.'],
      ['The next one is verse.', 'The next one is worse.'],
    ],
  },
  {
    id: 'thick',
    title: 'thick / sick',
    cue: 'For “thick,” the tip of your tongue is between your teeth. For “sick,” it stays behind them.',
    pairs: [
      ['Is it thick?', 'Is it sick?'],
      ['I’m thinking.', 'I’m sinking.'],
      ['That’s a big mouth.', 'That’s a big mouse.'],
      ['He lost his faith.', 'He lost his face.'],
      ['Which path is it?', 'Which pass is it?'],
    ],
  },
  {
    id: 'bag',
    title: 'bag / back',
    cue: 'Listen to the vowel: it’s longer in “bag” and short in “back.”',
    pairs: [
      ['Something hit my bag.', 'Something hit my back.'],
      ['Is that your cab?', 'Is that your cap?'],
      ['Pass me the peas.', 'Pass me the piece.'],
      ['They talked about the prize.', 'They talked about the price.'],
      ['I need a seed.', 'I need a seat.'],
    ],
  },
  {
    id: 'worked',
    title: 'work / worked',
    cue: 'In the second line the verb ends in one more sound: /t/ in “worked,” /d/ in “called.” It begins the next word if that starts with a vowel.',
    pairs: [
      ['I work at home.', 'I worked at home.'],
      ['They call a lot.', 'They called a lot.'],
      ['We talk about it.', 'We talked about it.'],
      ['You live in a big house.', 'You lived in a big house.'],
      ['I ask a lot of questions.', 'I asked a lot of questions.'],
    ],
  },
  {
    id: 'books',
    title: 'book / books',
    cue: 'In the second line the word has an s, and it’s often the only sign that there are more than one.',
    pairs: [
      ['I like your book.', 'I like your books.'],
      ['Move the car.', 'Move the cars.'],
      ['The student asked me.', 'The students asked me.'],
      ['Give me the key.', 'Give me the keys.'],
      ['Where did you put the box?', 'Where did you put the boxes?'],
    ],
  },
  {
    id: 'asking',
    title: 'Telling / asking',
    cue: 'Let your voice fall at the end to tell, and rise to ask.',
    pairs: [
      ['You’re leaving.', 'You’re leaving?'],
      ['It’s raining.', 'It’s raining?'],
      ['She’s the boss.', 'She’s the boss?'],
      ['That’s your car.', 'That’s your car?'],
      ['He said no.', 'He said no?'],
    ],
  },
];

export const topicById = (id: string): Topic | undefined => topics.find((topic) => topic.id === id);
