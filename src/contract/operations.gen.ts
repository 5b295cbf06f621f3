// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.

export const operations = {
  /** Log in (ROLE-01, ENUM-54) */
  logIn: { method: 'post', path: '/v1/session', pathSource: 'chosen', noun: 'session', auth: 'none', status: 200 },
  /** Log out (ROLE-01) */
  logOut: { method: 'delete', path: '/v1/session', pathSource: 'chosen', noun: 'session', auth: 'required', status: 204 },
  /** Renew the session (ROLE-01) */
  refreshSession: { method: 'post', path: '/v1/session/refresh', pathSource: 'chosen', noun: 'session', auth: 'required', status: 200 },
  /** Log out everywhere (ROLE-01) */
  logOutEverywhere: { method: 'delete', path: '/v1/session/all', pathSource: 'chosen', noun: 'session', auth: 'required', status: 204 },
  /** Sign up (ROLE-01, ENUM-54, ERR-02) */
  register: { method: 'post', path: '/v1/registrations', pathSource: 'chosen', noun: 'session', auth: 'none', status: 200 },
  /** Send a sign-up code (ROLE-01, ERR-02) */
  sendRegistrationCode: { method: 'post', path: '/v1/registrations/code', pathSource: 'chosen', noun: 'session', auth: 'none', status: 200 },
  /** Ask for a password reset (ROLE-01) */
  requestPasswordReset: { method: 'post', path: '/v1/passwordResets', pathSource: 'chosen', noun: 'session', auth: 'none', status: 204 },
  /** Set a new password (ROLE-01) */
  resetPassword: { method: 'put', path: '/v1/passwordResets/{token}', pathSource: 'chosen', noun: 'session', auth: 'none', status: 204, secrets: ['token'] },
  /** The account of the session (API-001, ENUM-01) */
  getAccount: { method: 'get', path: '/v1/accounts', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Change the account (API-005) */
  updateAccount: { method: 'put', path: '/v1/accounts', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Resources of the plan (API-002, ROLE-08) */
  getAccountResources: { method: 'get', path: '/v1/accounts/resources', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Balance (API-003, API-100) */
  getTemplateBalance: { method: 'get', path: '/v1/accounts/templateBalance', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Store the interface language (API-015) */
  updateLanguage: { method: 'post', path: '/v1/accounts/updatelanguage', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Company, name and survey (API-004, ENUM-57, ENUM-58) */
  saveExtraInfo: { method: 'post', path: '/v1/accounts/extraInfo', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Check the password (API-006, ERR-03) */
  verifyPassword: { method: 'post', path: '/v1/accounts/password:verify', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Change the password (API-007, ERR-03) */
  changePassword: { method: 'put', path: '/v1/accounts/password', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Set a first password (API-007) */
  setPassword: { method: 'post', path: '/v1/accounts/password', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Delete the account (API-008, ERR-02, ERR-03) */
  deleteAccount: { method: 'put', path: '/v1/accounts/delete', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Change the user name (API-009, ERR-04) */
  changeUserName: { method: 'post', path: '/v1/accounts/userName', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Send a verification code (API-010, ERR-02) */
  sendEmailCode: { method: 'post', path: '/v1/accounts/email:sendCode', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Is this e-mail taken (API-011) */
  checkEmailUsed: { method: 'get', path: '/v1/accounts/email:checkUsed', pathSource: 'given', noun: 'account', auth: 'optional', status: 200 },
  /** Bind or change the e-mail (API-012, ERR-02) */
  bindEmail: { method: 'post', path: '/v1/accounts/email', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Set the picture (API-013) */
  setAvatar: { method: 'post', path: '/v1/accounts/avatar', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Upload a file (API-014) */
  uploadFile: { method: 'post', path: '/v1/file', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Login history (API-016, ENUM-54) */
  listLoginRecords: { method: 'get', path: '/v1/loginrecords', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Country of the visitor (API-017) */
  getIpGeolocation: { method: 'get', path: '/v1/ipGeolocation', pathSource: 'given', noun: 'account', auth: 'optional', status: 200 },
  /** Link a Google account (API-018, ENUM-54) */
  linkGoogleAccount: { method: 'post', path: '/v1/accounts/googleAccount', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Unlink the Google account (API-018, ENUM-54) */
  unlinkGoogleAccount: { method: 'delete', path: '/v1/accounts/googleAccount', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Link a Microsoft account (API-018, ENUM-54) */
  linkMicrosoftAccount: { method: 'post', path: '/v1/accounts/microsoftAccount', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Unlink the Microsoft account (API-018, ENUM-54) */
  unlinkMicrosoftAccount: { method: 'delete', path: '/v1/accounts/microsoftAccount', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Link an Apple account (API-018, ENUM-54) */
  linkAppleAccount: { method: 'post', path: '/v1/accounts/appleAccount', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Unlink the Apple account (API-018, ENUM-54) */
  unlinkAppleAccount: { method: 'delete', path: '/v1/accounts/appleAccount', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Customer chat identity (API-019) */
  getChatIdentity: { method: 'get', path: '/v1/third/intercom/userid', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Stored settings (API-107, ENUM-36) */
  listUserConfigs: { method: 'get', path: '/v1/userConfig', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Store a setting (API-107, ENUM-36) */
  saveUserConfig: { method: 'put', path: '/v1/userConfig', pathSource: 'given', noun: 'account', auth: 'required', status: 200 },
  /** Drop a setting (API-108) */
  deleteUserConfig: { method: 'delete', path: '/v1/userConfig/{id}', pathSource: 'given', noun: 'account', auth: 'required', status: 204 },
  /** Orders (API-026, ENUM-43, ENUM-44) */
  queryOrders: { method: 'post', path: '/v1/orders/query', pathSource: 'given', noun: 'billing', auth: 'required', status: 200 },
  /** Daily usage of a resource (API-027, ENUM-55) */
  listDailyUsage: { method: 'get', path: '/v1/resources/{id}/dailyUsageLogs', pathSource: 'given', noun: 'billing', auth: 'required', status: 200 },
  /** Bind a coupon code (API-028, ENUM-46) */
  bindCoupon: { method: 'post', path: '/v1/saleservice/coupon/bind-coupon', pathSource: 'given', noun: 'billing', auth: 'required', status: 200 },
  /** Coupons (ENUM-46, BILL-03) */
  listCoupons: { method: 'get', path: '/v1/saleservice/coupon/coupons', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Price of a one-time order (API-029, ENUM-52) */
  priceOrder: { method: 'post', path: '/api/orderservice/orders/price', pathSource: 'given', noun: 'billing', auth: 'required', status: 200 },
  /** Price of a plan (API-030, ENUM-47, ENUM-49) */
  priceSubscription: { method: 'post', path: '/api/orderservice/subscriptions/price', pathSource: 'given', noun: 'billing', auth: 'required', status: 200 },
  /** Place an order (BILL-09, ENUM-43) */
  placeOrder: { method: 'post', path: '/api/orderservice/orders', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** One order (BILL-09, ENUM-43) */
  getOrder: { method: 'get', path: '/api/orderservice/orders/{id}', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Pay an order (BILL-09, ENUM-45) */
  payOrder: { method: 'post', path: '/api/orderservice/orders/{id}/pay', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Cancel an unpaid order (BILL-09, ENUM-43) */
  cancelOrder: { method: 'post', path: '/api/orderservice/orders/{id}/cancel', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Invoice of a paid order (BILL-02, ENUM-43) */
  getInvoice: { method: 'get', path: '/api/orderservice/orders/{id}/invoice', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Goods of a collection (API-031, ENUM-47, ENUM-48) */
  listGoods: { method: 'get', path: '/api/orderservice/goodscollection/key/{key}/Items', pathSource: 'given', noun: 'billing', auth: 'none', status: 200 },
  /** Stored payment methods (ENUM-45, ENUM-53, BILL-05) */
  listPaymentMethods: { method: 'get', path: '/api/orderservice/paymentMethods', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Store a payment method (ENUM-45, ENUM-53, BILL-05) */
  addPaymentMethod: { method: 'post', path: '/api/orderservice/paymentMethods', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Remove a payment method (ENUM-45, BILL-05) */
  removePaymentMethod: { method: 'delete', path: '/api/orderservice/paymentMethods/{id}', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 204 },
  /** Make a payment method the default (ENUM-45, BILL-05) */
  setDefaultPaymentMethod: { method: 'put', path: '/api/orderservice/paymentMethods/{id}/default', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** The running subscription (BILL-01, ENUM-47) */
  getSubscription: { method: 'get', path: '/api/orderservice/subscriptions/current', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Cancel auto-renewal (BILL-01, BILL-05) */
  cancelSubscription: { method: 'post', path: '/api/orderservice/subscriptions/cancel', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Turn auto-renewal on again (BILL-01, BILL-05) */
  resumeSubscription: { method: 'post', path: '/api/orderservice/subscriptions/resume', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Billing information (API-037, ENUM-41) */
  getBillingInformation: { method: 'get', path: '/v1/accounts/billingInformation', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Store billing information (API-037, BILL-10, BILL-14) */
  saveBillingInformation: { method: 'put', path: '/v1/accounts/billingInformation', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** Countries (ENUM-42, SHR-02) */
  listCountries: { method: 'get', path: '/v1/countries', pathSource: 'chosen', noun: 'billing', auth: 'none', status: 200 },
  /** Members of the account (API-020, MEM-01, MEM-02) */
  listMembers: { method: 'get', path: '/v1/accounts/member', pathSource: 'given', noun: 'members', auth: 'required', status: 200 },
  /** Create or change a member (API-021, MEM-03) */
  saveMember: { method: 'post', path: '/v1/accounts/member/{id}', pathSource: 'given', noun: 'members', auth: 'required', status: 200 },
  /** Remove a member (MEM-01) */
  removeMember: { method: 'delete', path: '/v1/accounts/member/{id}', pathSource: 'chosen', noun: 'members', auth: 'required', status: 200 },
  /** Set a member's password (API-022, MEM-04) */
  setMemberPassword: { method: 'post', path: '/v1/accounts/member/{id}/password', pathSource: 'given', noun: 'members', auth: 'required', status: 204 },
  /** Set several members' passwords (API-023, MEM-04) */
  setMemberPasswords: { method: 'post', path: '/v1/accounts/members/password', pathSource: 'given', noun: 'members', auth: 'required', status: 200 },
  /** Set the cloud nodes of a member (API-024, MEM-05) */
  setMemberCloudCount: { method: 'put', path: '/v1/accounts/member/{id}/cloudCount', pathSource: 'given', noun: 'members', auth: 'required', status: 200 },
  /** Disable or enable a member (MEM-01) */
  setMemberStatus: { method: 'put', path: '/v1/accounts/member/{id}/status', pathSource: 'chosen', noun: 'members', auth: 'required', status: 200 },
  /** What a member has spent (API-025, MEM-06, ENUM-55) */
  getMemberBalanceDetails: { method: 'get', path: '/v1/account/member/{id}/balanceDetails', pathSource: 'given', noun: 'members', auth: 'required', status: 200 },
  /** Changes of the balance (ENUM-55, BILL-04) */
  listBalanceLogs: { method: 'get', path: '/v1/accounts/balanceLogs', pathSource: 'chosen', noun: 'billing', auth: 'required', status: 200 },
  /** May this account start a trial (API-032, API-100) */
  canTrial: { method: 'get', path: '/api/saleservice/subscription-trial/can-trial', pathSource: 'given', noun: 'promotions', auth: 'required', status: 200 },
  /** Start the trial (BILL-07, ENUM-05, ENUM-52) */
  startTrial: { method: 'post', path: '/api/saleservice/subscription-trial', pathSource: 'chosen', noun: 'promotions', auth: 'required', status: 200 },
  /** Running activities (API-033, ENUM-49, ENUM-50) */
  listActiveActivities: { method: 'get', path: '/v1/saleservice/sale-activity/active-activities', pathSource: 'given', noun: 'promotions', auth: 'none', status: 200 },
  /** One activity (API-034, ENUM-50) */
  getActivity: { method: 'get', path: '/v1/saleservice/sale-activity/activities', pathSource: 'given', noun: 'promotions', auth: 'none', status: 200 },
  /** Answer the push prompt (API-035, PUB-20) */
  answerPushPrompt: { method: 'post', path: '/v1/notifications/visitorRetention', pathSource: 'given', noun: 'promotions', auth: 'none', status: 204 },
  /** List missions (API-036) */
  listMissions: { method: 'get', path: '/api/missions', pathSource: 'chosen', noun: 'promotions', auth: 'required', status: 200 },
  /** Complete a mission (API-036) */
  completeMission: { method: 'put', path: '/api/missions/activeHandle', pathSource: 'given', noun: 'promotions', auth: 'required', status: 200 },
  /** Kinds of templates (API-038) */
  listTemplateKinds: { method: 'get', path: '/v1/templateKinds', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** The gallery (API-039, ENUM-13, CONST-02) */
  listTemplates: { method: 'get', path: '/v1/templateRegistration/templates', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Favourites (API-040) */
  listFavoriteTemplates: { method: 'get', path: '/v1/favorites/templates', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** Add a favorite (API-041, TPL-51) */
  addFavoriteTemplate: { method: 'put', path: '/v1/favorites/templates/{id}', pathSource: 'given', noun: 'templates', auth: 'required', status: 204 },
  /** Remove a favorite (API-041, TPL-51) */
  removeFavoriteTemplate: { method: 'delete', path: '/v1/favorites/templates/{id}', pathSource: 'given', noun: 'templates', auth: 'required', status: 204 },
  /** Like a template (API-045, ENUM-12) */
  setTemplateFeedback: { method: 'put', path: '/v1/templateRegistration/templates/{id}/feedback', pathSource: 'given', noun: 'templates', auth: 'required', status: 204 },
  /** One template by slug (API-048) */
  getTemplateBySlug: { method: 'get', path: '/v1/templateRegistration/slugs/{slug}', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** One template by id (API-052) */
  getTemplate: { method: 'get', path: '/v1/templateRegistration/{id}', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** A collection (API-050) */
  getCollection: { method: 'get', path: '/v1/templateRegistration/collections/{slug}', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Templates of a collection (API-051) */
  listCollectionTemplates: { method: 'get', path: '/v1/templateRegistration/collections/{slug}/templates', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Balance for a template (API-053, ENUM-56, CONST-08) */
  canStartTemplateTask: { method: 'get', path: '/api/templatecharging/user/canStartTemplateTask/{id}', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** Rows extracted today (API-055, CONST-09) */
  getTodayExtractedCount: { method: 'get', path: '/v1/templateUsages/{id}/todayExtractedCount', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** A shared task (API-054) */
  getSharedTask: { method: 'get', path: '/v1/taskshares:{id}', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Recommended templates (API-042) */
  listRecommendedTemplates: { method: 'get', path: '/v1/templateRecommendation', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Templates that go with this one (API-043) */
  listRelatedTemplates: { method: 'get', path: '/v1/templateRegistration/{id}/recommendation', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Automation apps that go with a template (API-044, API-056, ENUM-21) */
  listRelatedApps: { method: 'get', path: '/v1/templateRegistration/{id}/recommendation/rpa', pathSource: 'given', noun: 'templates', auth: 'optional', status: 200 },
  /** Notify me when maintenance ends (API-046, ERR-17) */
  subscribeTemplate: { method: 'post', path: '/v1/templateRegistration/{id}:subscribe', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** Stop notifying (API-047, ERR-17) */
  unsubscribeTemplate: { method: 'delete', path: '/v1/templateRegistration/{id}:unsubscribe', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** Private templates (API-049, ENUM-09) */
  listPrivateTemplates: { method: 'get', path: '/v1/templateRegistration/private/templates', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** How many private templates (API-049) */
  countPrivateTemplates: { method: 'get', path: '/v1/templateRegistration/private/templates/count', pathSource: 'given', noun: 'templates', auth: 'required', status: 200 },
  /** Runs started today (API-056, CONST-09) */
  getTodayRunCount: { method: 'get', path: '/v1/templateUsages/{id}/todayRunCount', pathSource: 'chosen', noun: 'templates', auth: 'required', status: 200 },
  /** A template for task setup (ENUM-14, API-057) */
  getTemplateSetup: { method: 'get', path: '/v1/templates/{id}', pathSource: 'chosen', noun: 'templates', auth: 'optional', status: 200 },
  /** Sample rows (CONST-05, TPL-26) */
  getTemplateDataPreview: { method: 'get', path: '/v1/templates/{id}/dataPreview', pathSource: 'chosen', noun: 'templates', auth: 'optional', status: 200 },
  /** Options of a parameter (ENUM-19, ENUM-17) */
  listTemplateDataSourceOptions: { method: 'get', path: '/v1/templateDataSources/{id}', pathSource: 'chosen', noun: 'templates', auth: 'optional', status: 200 },
  /** One task (API-058, API-091) */
  getTask: { method: 'get', path: '/v1/taskrules', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** The task list (API-062, ENUM-25, CONST-03) */
  listTasks: { method: 'get', path: '/v1/tasksearchs', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Status of several tasks (API-063, API-093, TASK-29) */
  getTaskStatuses: { method: 'post', path: '/v1/tasksearch/taskstatus', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Task groups (API-064, ENUM-23) */
  listTaskGroups: { method: 'get', path: '/v1/taskrules/taskgroup', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Create a task group (API-064, API-098) */
  createTaskGroup: { method: 'post', path: '/v1/taskrules/taskgroup', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Rename or regroup a task (API-066, API-099) */
  updateTaskBasicInfo: { method: 'post', path: '/v1/taskrules/updateTaskBasicInfo', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Start tasks in the cloud (API-072, API-089, ENUM-59) */
  startTasks: { method: 'post', path: '/v1/tasks/batchstart', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Stop tasks (API-072, API-090, ENUM-60) */
  stopTasks: { method: 'post', path: '/v1/tasks/batchstop', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Create a template task (API-080, API-092, ERR-06) */
  createTemplateTask: { method: 'post', path: '/v1/taskrules/createTemplateTaskReturnErrorCode', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Save a template task (API-079, API-093, ERR-08) */
  updateTemplateTask: { method: 'post', path: '/v1/taskrules/updateTemplateTask', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Save the field data source of a task (API-094) */
  saveFieldDataSource: { method: 'post', path: '/v1/taskrules/saveFieldDataSource', pathSource: 'chosen', noun: 'tasks', auth: 'required', status: 200 },
  /** Which template a task came from (API-078) */
  getTemplateRelation: { method: 'get', path: '/v1/taskrules/{id}/templateRelation', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** May this task start in the cloud now (API-096, START-17, START-18) */
  getCloudStartPermission: { method: 'get', path: '/v1/tasks/{id}/cloudStartPermission', pathSource: 'chosen', noun: 'tasks', auth: 'required', status: 200 },
  /** Delete tasks (API-069, API-088) */
  deleteTasks: { method: 'delete', path: '/v1/taskrules/batchdeletetask', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Rename a task group (API-064, ENUM-23) */
  renameTaskGroup: { method: 'put', path: '/v1/taskrules/taskgroups/{id}', pathSource: 'chosen', noun: 'tasks', auth: 'required', status: 200 },
  /** Delete a task group (API-064, ENUM-23) */
  deleteTaskGroup: { method: 'delete', path: '/v1/taskrules/taskgroups/{id}', pathSource: 'chosen', noun: 'tasks', auth: 'required', status: 200 },
  /** Move tasks to a group (API-070, API-087) */
  moveTasks: { method: 'post', path: '/v1/taskrules/batchupdatetaskgroup/{group}', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Copy tasks to a group (API-071, API-086, TASK-39) */
  copyTasks: { method: 'post', path: '/v1/taskrules/batchcopytask/{group}', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Set the priority of a task (API-067, API-088, TASK-37) */
  setTaskPriority: { method: 'post', path: '/v1/tasks/priority', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Set the cloud nodes of a task (API-068) */
  setTaskCloudCount: { method: 'post', path: '/v1/tasks/cloudcount', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Share a task (API-065, ROLE-15) */
  shareTask: { method: 'post', path: '/v1/taskrules/taskshares/{id}', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Clear schedules (API-074, API-088) */
  removeSchedules: { method: 'delete', path: '/v1/taskSchedulers/batchRemoveSchedule', pathSource: 'given', noun: 'tasks', auth: 'required', status: 200 },
  /** Set a schedule (ENUM-33, ENUM-22) */
  setSchedule: { method: 'put', path: '/v1/taskSchedulers/{taskId}', pathSource: 'chosen', noun: 'tasks', auth: 'required', status: 200 },
  /** All rows of a task (API-059, CONST-05) */
  listTaskRows: { method: 'get', path: '/v1/taskdatas/{id}/getalldata', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Rows not exported yet (API-060, CONST-05) */
  listNotExportedRows: { method: 'get', path: '/v1/taskdatas/{id}/getNotExportData', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Rows of one lot (API-061, CONST-05) */
  listLotRows: { method: 'get', path: '/v1/taskdatas/{id}/lot/{lot}/getAllLotData', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Run summary (API-073, ENUM-24) */
  getRunSummary: { method: 'get', path: '/v1/tasks/{id}/summary', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Lots of a task (API-075, CONST-04, ENUM-34) */
  listLots: { method: 'get', path: '/v1/tasks/{id}/taskLots', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Subtasks of a lot (API-076, ENUM-35) */
  listSubtasks: { method: 'get', path: '/v1/tasks/{id}/lot/{lot}/subTasks', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Start a subtask (API-077, TASK-28) */
  startSubtask: { method: 'post', path: '/v1/tasks/subTask/start', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Stop a subtask (API-077, TASK-28) */
  stopSubtask: { method: 'post', path: '/v1/tasks/subTask/stop', pathSource: 'given', noun: 'runs', auth: 'required', status: 200 },
  /** Log of a lot (ENUM-36, TASK-22) */
  listLotLog: { method: 'get', path: '/v1/tasks/{id}/lot/{lot}/log', pathSource: 'chosen', noun: 'runs', auth: 'required', status: 200 },
  /** Save proxy settings (API-081, ENUM-37) */
  saveProxySettings: { method: 'post', path: '/v1/taskrules/SavePreventScrapeSettings', pathSource: 'given', noun: 'proxies', auth: 'required', status: 200 },
  /** Proxy areas (API-082, API-101, CONST-01) */
  listProxyAreas: { method: 'get', path: '/v1/HttpProxy/Areas/{id}', pathSource: 'given', noun: 'proxies', auth: 'required', status: 200 },
  /** Set the cloud proxy group of a task (API-083, ENUM-30) */
  setClusterGroup: { method: 'post', path: '/v1/tasks/setClusterGroupId', pathSource: 'given', noun: 'proxies', auth: 'required', status: 200 },
  /** Cloud proxy groups (API-084, ENUM-40) */
  listClusterGroups: { method: 'get', path: '/v1/tasks/availableCusterGroup', pathSource: 'given', noun: 'proxies', auth: 'required', status: 200 },
  /** Exports (API-102, EXP-01) */
  listExportRecords: { method: 'get', path: '/v1/asynchronousExport/ExportData/list', pathSource: 'given', noun: 'exports', auth: 'required', status: 200 },
  /** Address of an export file (API-103) */
  getExportDownload: { method: 'get', path: '/v1/asynchronousExport/fileDownLoadUrl', pathSource: 'given', noun: 'exports', auth: 'required', status: 200 },
  /** Start an export (API-105, EXP-01) */
  startExport: { method: 'post', path: '/v1/asynchronousExport/ExportData', pathSource: 'given', noun: 'exports', auth: 'required', status: 200 },
  /** Several records in one zip (API-104) */
  zipExports: { method: 'post', path: '/v1/asynchronousExport/ExportData/zip', pathSource: 'given', noun: 'exports', auth: 'required', status: 200 },
  /** Check a Google Sheet target (API-106) */
  checkGoogleSheet: { method: 'post', path: '/v1/asynchronousExport/ExportGoogleSheet/check', pathSource: 'given', noun: 'exports', auth: 'required', status: 200 },
  /** One export (EXP-01, ENUM-36) */
  getExportRecord: { method: 'get', path: '/v1/asynchronousExport/ExportData/{recordId}', pathSource: 'chosen', noun: 'exports', auth: 'required', status: 200 },
  /** Cancel or remove an export (EXP-01, ENUM-36) */
  cancelExport: { method: 'delete', path: '/v1/asynchronousExport/ExportData/{recordId}', pathSource: 'chosen', noun: 'exports', auth: 'required', status: 204 },
  /** Download an export file (API-103, EXP-01) */
  downloadExportFile: { method: 'get', path: '/v1/asynchronousExport/files/{token}', pathSource: 'chosen', noun: 'exports', auth: 'none', status: 200, secrets: ['token'] },
} as const;

export type OperationId = keyof typeof operations;
