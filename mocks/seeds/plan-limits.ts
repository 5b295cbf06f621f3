import { AccountLevel } from '#src/contract/enums.gen';

/** What a level may do; undefined stands for no limit. */
export interface PlanLimits {
  readonly tasks: number | undefined;
  readonly cloudNodes: number;
  /** Rows exported a month. */
  readonly exportRows: number | undefined;
}

/** The one table of what each plan holds (ROLE-08). A sub-member gets its cloud nodes from its owner. */
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

/** Members that a plan allows; undefined for one that has none (MEM-01). */
export const memberLimitOf = (level: AccountLevel): number | undefined => MEMBER_LIMITS[level];
