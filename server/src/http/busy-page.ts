import { APP_NAME } from '@saywell/contract';
import { selfContainedPage } from './html.ts';

/**
 * The page for too many page requests. It is self-contained: anything it loaded would be one more
 * request.
 */
export function busyPage(seconds: number, nonce: string): string {
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const title = `One Moment, Please · ${APP_NAME}`;
  const main = `<p class="name">${APP_NAME}</p>
<h1>One moment, please</h1>
<p>Many pages were opened from your network in the last minute. Wait ${wait}, then try again.
Nothing you practiced is lost.</p>
<p><a href="">Try Again</a></p>`;
  return selfContainedPage({ title, style: STYLE, nonce, main });
}

const STYLE = `
:root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: grid; align-items: center; background: light-dark(#f3f4f0, #0f1110); color: light-dark(#15181c, #f0f1ec) }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem }
.name { font-weight: 600 }
h1 { font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; margin: 0 0 1rem }
p { margin: 0 0 1.5rem; color: light-dark(#474d55, #b9bdb8) }
a { display: inline-block; padding: .75rem 1.4rem; border-radius: 99px; font-weight: 600; text-decoration: none; background: light-dark(#1d43d1, #8facff); color: light-dark(#ffffff, #0b1440) }
a:focus-visible { outline: 3px solid light-dark(#15181c, #f0f1ec); outline-offset: 3px }
`;
