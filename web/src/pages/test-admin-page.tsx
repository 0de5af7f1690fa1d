import { Banner } from '../ui/banner.tsx';

export default function TestAdminPage() {
  return (
    <div className="wrap grid gap-5">
      <h1>Test page</h1>
      <Banner tone="success" title="This page is working.">
        The server answered, and the site’s code is running in this browser.
      </Banner>
    </div>
  );
}
