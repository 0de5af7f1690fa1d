type Option = { value: string; label: string };

/**
 * The time zones to choose from. The first one, without a value, follows the device that was used
 * last; until a device has named its zone, that is UTC.
 */
export function zoneOptions(
  deviceZone: string | null,
  chosen: string | null,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): Option[] {
  // Browsers list some zones by older names than those they accept.
  const zones = new Set([...known, ...(chosen === null ? [] : [chosen])]);
  return [
    { value: '', label: deviceZone === null ? 'UTC' : `${cityOf(deviceZone)} (your device)` },
    ...[...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}

/** "America/New_York" as "New York". */
const cityOf = (zone: string) => zone.split('/').at(-1)!.replaceAll('_', ' ');
