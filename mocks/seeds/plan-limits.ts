import { AccountLevel } from '#src/contract/enums.gen';

/** Undefined: no limit. */
export interface PlanLimits {
  readonly tasks: number | undefined;
  readonly cloudNodes: number;
  /** Per month. */
  readonly exportRows: number | undefined;
}

/** Limits of each plan (ROLE-08). A sub-member's cloud nodes come from its owner. */
export const planLimits: Readonly<Record<AccountLevel, PlanLimits>> = {
  [AccountLevel.None]: { tasks: 10, cloudNodes: 0, exportRows: 10_000 },
  [AccountLevel.Free]: { tasks: 10, cloudNodes: 0, exportRows: 10_000 },
  [AccountLevel.Basic]: { tasks: 25, cloudNodes: 0, exportRows: 50_000 },
  [AccountLevel.Standard]: { tasks: 100, cloudNodes: 3, exportRows: 1_000_000 },
  [AccountLevel.Professional]: { tasks: 250, cloudNodes: 10, exportRows: undefined },
  [AccountLevel.Enterprise]: { tasks: undefined, cloudNodes: 40, exportRows: undefined },
  [AccountLevel.EnterprisePlus]: { tasks: undefined, cloudNodes: 80, exportRows: undefined },
  [AccountLevel.EnterpriseChild]: { tasks: undefined, cloudNodes: 0, exportRows: undefined },
};

const MEMBER_LIMITS: Readonly<Partial<Record<AccountLevel, number>>> = {
  [AccountLevel.Enterprise]: 10,
  [AccountLevel.EnterprisePlus]: 50,
};

export const memberLimitOf = (level: AccountLevel): number | undefined => MEMBER_LIMITS[level];
