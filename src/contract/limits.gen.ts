// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.

/** Bounds that the client shows before it sends: lengths and counts are numbers, numbers have min, max, default. */
export const limits = {
  accountNameLength: 200,
  batchTaskIds: 10000,
  companyLength: 200,
  customProxies: 10000,
  customProxySwitchPeriod: { min: 1, max: 86400, default: 60 },
  deletionReasonLength: 1000,
  emailLength: 254,
  exportFileNameLength: 200,
  exportXlsxRows: 200000,
  fullNameLength: 200,
  keywordLength: 100,
  lotListSize: { min: 1, max: 100000, default: 100000 },
  passwordLength: 200,
  rowsPageSize: { min: 1, max: 1000, default: 100 },
  statusListItems: 5,
  taskCloudCount: { min: 1, max: 1000 },
  taskGroupNameLength: 50,
  taskListPageSize: { min: 1, max: 100000, default: 10 },
  taskNameLength: 100,
  taskPriority: { min: 1, max: 99 },
  templatePageSize: { min: 1, max: 100, default: 20 },
  uploadBytes: 1048576,
  userInputParametersBytes: 20000000,
  userNameLength: 50,
} as const;
