import { Mail, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { appConfig } from '../../lib/app-config.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

export function HelpSupport() {
  const [writing, setWriting] = useState(false);
  return (
    <Card>
      <h2>Help &amp; Support</h2>
      <p className="mt-2 text-ink-2">
        Something does not work, or could work better? We read everything.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button look="line" size="s" onClick={() => setWriting(true)}>
          <Icon of={MessageSquareText} size={18} />
          Send Feedback
        </Button>
        <a
          href={`mailto:${appConfig.supportEmail ?? ''}`}
          className={buttonStyle({ look: 'quiet', size: 's' })}
        >
          <Icon of={Mail} size={18} />
          Contact Support
        </a>
      </div>
      <FeedbackDialog open={writing} onOpenChange={setWriting} />
    </Card>
  );
}
