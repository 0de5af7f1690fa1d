/** What the server writes into the page for the browser to know before its first call. */
export type AppConfig = {
  /** False when the request carried no session: the landing page shows without asking first. */
  signedIn?: boolean;
  captcha?: 'altcha' | 'recaptcha' | 'off';
  recaptchaSiteKey?: string;
  adsenseClient?: string;
  analyticsId?: string;
};

export const appConfig: AppConfig = readConfig();

function readConfig(): AppConfig {
  if (typeof document === 'undefined') return {};
  try {
    const config: unknown = JSON.parse(document.getElementById('app-config')?.textContent ?? '{}');
    return typeof config === 'object' && config !== null ? config : {};
  } catch {
    return {};
  }
}
