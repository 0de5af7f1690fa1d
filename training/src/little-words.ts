/**
 * Sentences of one pattern each: most function words are the same, in the same places, and the
 * content words differ.
 */
const SHAPES = `
the book is on the table | the dog was in the garden | the key is in the drawer | the bird was on the fence
i want to buy a ticket | i need to find a doctor | i have to read a letter | i like to drink a coffee
she went to the market with her mother | he came to the party with his brother | she drove to the station with her cousin
can you tell me where the bathroom is | can you show me where the office is | can you ask him where the kitchen is
we will be there in an hour | they will be here in a minute | we will be home in a week
it is not a good idea to wait | it is not a bad time to start | it is not a safe place to swim
what is the name of your teacher | what is the price of this jacket | what is the color of that flower
there is a lot of water in the bottle | there is a bit of sugar in the coffee | there is a piece of paper in the box
he has been in the hospital for a month | she has been at the office for an hour | he has been on the phone for a while
do you know the way to the airport | do you have the key to the garage | do you like the road to the village
`;

/** What is said, and what is expected: each sentence with the others of its pattern. */
export const LITTLE_WORDS: { said: string; asked: string }[] = SHAPES.trim()
  .split('\n')
  .flatMap((shape) => {
    const sentences = shape.split(' | ');
    return sentences.flatMap((said) =>
      sentences.filter((asked) => asked !== said).map((asked) => ({ said, asked })),
    );
  });
