import type { MaintenanceNotice, MaintenanceService, MaintenanceTier, MaintenanceWindow } from '@/contract';

/** The dialog open over the page. */
export type Dialog =
  | { kind: 'stop' }
  | { kind: 'close' | 'open'; service: MaintenanceService }
  | { kind: 'window'; window?: MaintenanceWindow }
  | { kind: 'cancelWindow'; window: MaintenanceWindow }
  | { kind: 'notice'; notice?: MaintenanceNotice }
  | { kind: 'withdraw'; notice: MaintenanceNotice }
  | { kind: 'policy'; tier: MaintenanceTier }
  | { kind: 'grace'; days: number };

export type Ask = (dialog: Dialog) => void;
