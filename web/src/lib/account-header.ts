/**
 * In each answer of the API: the account it was made for, or 0 for a visitor. In a request: the
 * account it is meant for.
 */
export const ACCOUNT_HEADER = 'saywell-account';
