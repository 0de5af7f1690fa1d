export const STRESS_ADDRESS = '/stress';
