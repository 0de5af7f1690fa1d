type Person = { username: string; isAdmin: boolean };

/** Who manages the blog: every administrator, and the person named in the configuration. */
export function blogRule(blogAdminUsername: string) {
  const named = blogAdminUsername.toLowerCase();
  return ({ username, isAdmin }: Person) => isAdmin || username.toLowerCase() === named;
}
export type BlogRule = ReturnType<typeof blogRule>;

/** Who must have a passkey: administrators, when `ADMIN_PASSKEY=required`. */
export type PasskeyRule = (person: Person) => boolean;
