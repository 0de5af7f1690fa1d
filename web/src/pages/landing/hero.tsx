import { ButtonLink } from '../../ui/button-link.tsx';

/** What this is, in the words a learner looks for. */
export function Hero() {
  return (
    <div className="grid gap-4 md:gap-6">
      <h1 className="text-[clamp(1.625rem,8.3vw,3.625rem)] leading-[1.06] tracking-[-0.028em]">
        Master American
        <br />
        English pronunciation,
        <br />
        <span className="stress">one</span> sound at a time.
      </h1>
      <p className="max-w-[32em] text-20 text-ink-2">
        Say a phrase. See which sound to fix, and what to move. Your first three are free, no
        account needed.
      </p>
      <div className="hidden flex-wrap items-center gap-x-5 gap-y-3 lg:flex">
        <SignUpLinks />
      </div>
    </div>
  );
}

function SignUpLinks() {
  return (
    <>
      <ButtonLink to="/auth?tab=register" look="line">
        Sign Up
      </ButtonLink>
      <span className="text-ink-2">
        Have an account?{' '}
        <ButtonLink to="/auth?tab=login" look="quiet" className="-ml-2 underline">
          Sign In
        </ButtonLink>
      </span>
    </>
  );
}
