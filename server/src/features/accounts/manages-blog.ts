type Person = { username: string; isAdmin: boolean };

/** Who looks after the blog: every administrator, and the one person the configuration names. */
export function blogRule(blogAdminUsername: string) {
  const named = blogAdminUsername.toLowerCase();
  return ({ username, isAdmin }: Person) => isAdmin || username.toLowerCase() === named;
}
export type BlogRule = ReturnType<typeof blogRule>;

/** Whom the site asks for a passkey: whoever has powers, where it is set up so. */
export type PasskeyRule = (person: Person) => boolean;
