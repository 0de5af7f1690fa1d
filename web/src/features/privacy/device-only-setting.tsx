import { deviceOnly } from '../../lib/device-only.ts';
import { useStore } from '../../lib/store.ts';
import { Switch } from '../../ui/inputs.tsx';

/** Of this browser, not of the account. */
export function DeviceOnlySetting() {
  return (
    <Switch
      label="Score on This Device Only"
      hint="In this browser, recordings are never sent. If this device can’t score one, you won’t get a score."
      checked={useStore(deviceOnly)}
      onChange={deviceOnly.set}
    />
  );
}
