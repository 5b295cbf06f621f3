// Generated from openapi/ by scripts/generate-contract.mjs. Do not edit.

export interface paths {
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Checks account and password and opens a session. An account whose deletion is planned is refused with 403 AccountDeleted, unless the call takes the deletion back.
         */
        post: operations["logIn"];
        /**
         * Log out
         * @description Ends the session; its token is refused from then on.
         */
        delete: operations["logOut"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description Gives a new token for a session that has not ended.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out everywhere
         * @description Ends every session of the account, this one too.
         */
        delete: operations["logOutEverywhere"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Makes an account of level Free with its own empty data and logs it in. By e-mail it takes the code that was mailed there and a password; by Google, Microsoft or Apple the code of the provider, and the account has no password yet. An e-mail that is taken is refused with 409 EmailAlreadyUsed, a provider account that is linked with 409 LinkedToAnotherAccount.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/registrations/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a sign-up code
         * @description Mails a code of six digits to an address that no account has (409 EmailAlreadyUsed). One a minute to an address, and ten a day (429 with Retry-After).
         */
        post: operations["sendRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passwordResets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a password reset
         * @description Mails a link with a token to the e-mail of the account. The answer is the same whether or not there is such an account. One a minute for an account name, and ten a day (429 with Retry-After).
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passwordResets/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a new password
         * @description The token is good for one hour and one use; asking again makes the earlier one worthless. All sessions of the account end.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of the session
         * @description Level, names, language and balance of the account.
         */
        get: operations["getAccount"];
        /**
         * Change the account
         * @description Changes the profile: company, full name and language. What is left out stays. E-mail, user name, password and picture have calls of their own.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resources of the plan
         * @description Task limit, cloud nodes, credits and export quota, with what is used.
         */
        get: operations["getAccountResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/templateBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance
         * @description The balance that templates, proxies and captchas are charged to.
         */
        get: operations["getTemplateBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/updatelanguage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the interface language
         * @description Keeps the language with the account, for mails and other machines.
         */
        post: operations["updateLanguage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/extraInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Company, name and survey
         * @description Stores company, full name and the answers of the survey. What is left out stays, null takes an answer back.
         */
        post: operations["saveExtraInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/password:verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the password
         * @description Answers 204 when it is the present password, 422 with FailValidatePassword when it is not, 429 after too many wrong ones, 409 when the account has no password.
         */
        post: operations["verifyPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Takes the present password (422 FailValidatePassword when it is wrong) and a new one of at least 8 characters with a letter and a digit. Every other session of the account ends.
         */
        put: operations["changePassword"];
        /**
         * Set a first password
         * @description For an account that was made with a provider and has no password yet; 409 when it has one.
         */
        post: operations["setPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete the account
         * @description Takes the password, where the account has one, and a code that was mailed for this purpose. Stops every task, ends every session and refuses new ones. Until `deletesAt` the deletion is taken back by logging in with `takeBackDeletion`; then everything is erased and the e-mail address is free. A sub-member is refused (403), and an owner who has sub-members (409).
         */
        put: operations["deleteAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/userName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the user name
         * @description A name that somebody has is refused with 422 FailModifyUserName. Upper and lower case are the same name.
         */
        post: operations["changeUserName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/email:sendCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification code
         * @description Mails a code of six digits: to the new address when an e-mail is to be bound, to the address of the account when it is to be deleted. One a minute to an address, and ten a day (429 with Retry-After).
         */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/email:checkUsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is this e-mail taken
         * @description True when another account has the address. Signing up asks it too, so it needs no session.
         */
        get: operations["checkEmailUsed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind or change the e-mail
         * @description Takes the code that was mailed to the new address. A wrong or expired one is refused with 422 VerificationCodeFailed, a code that was never sent or has been used with 422 HttpApiCallError, an address that somebody has with 409 EmailAlreadyUsed.
         */
        post: operations["bindEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the picture
         * @description Makes an uploaded picture the picture of the account; null takes the picture away.
         */
        post: operations["setAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Takes one picture as multipart/form-data: PNG, JPEG, WebP or GIF, told by its first bytes and not by its name. A larger one than 1 MiB is refused with 413, another type with 422. An account keeps its latest ten files and its picture.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/loginrecords": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Login history
         * @description Logins of the account with their place and device, latest first. The latest 100 are kept.
         */
        get: operations["listLoginRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ipGeolocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Country of the visitor
         * @description Where the address of the caller is: the country that forms and prices begin with.
         */
        get: operations["getIpGeolocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/googleAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a Google account
         * @description Takes the code that the window of Google gave. A Google account of somebody else, and a second one, are refused with 409; a code that Google does not know with 422 ProviderCodeFailed.
         */
        post: operations["linkGoogleAccount"];
        /**
         * Unlink the Google account
         * @description Refused with 409 LastWayIn when the account has neither a password nor another provider to log in with.
         */
        delete: operations["unlinkGoogleAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/microsoftAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link a Microsoft account
         * @description Takes the code that the window of Microsoft gave. A Microsoft account of somebody else, and a second one, are refused with 409; a code that Microsoft does not know with 422 ProviderCodeFailed.
         */
        post: operations["linkMicrosoftAccount"];
        /**
         * Unlink the Microsoft account
         * @description Refused with 409 LastWayIn when the account has neither a password nor another provider to log in with.
         */
        delete: operations["unlinkMicrosoftAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/appleAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link an Apple account
         * @description Takes the code that the window of Apple gave. A Apple account of somebody else, and a second one, are refused with 409; a code that Apple does not know with 422 ProviderCodeFailed.
         */
        post: operations["linkAppleAccount"];
        /**
         * Unlink the Apple account
         * @description Refused with 409 LastWayIn when the account has neither a password nor another provider to log in with.
         */
        delete: operations["unlinkAppleAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/third/intercom/userid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customer chat identity
         * @description The name under which the customer chat knows this account. It is not the id of the account, and always the same.
         */
        get: operations["getChatIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/userConfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored settings
         * @description What the account has set for the screens, on whatever machine: columns, density, what was dismissed, notifications, saved views.
         */
        get: operations["listUserConfigs"];
        /**
         * Store a setting
         * @description Writes the setting of a type and key, in place of the one before. An account keeps 200 settings (409 beyond).
         */
        put: operations["saveUserConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/userConfig/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop a setting
         * @description The screen goes back to what it shows by itself.
         */
        delete: operations["deleteUserConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders
         * @description Orders of the account, latest first, from an offset. A sub-member is refused with 403.
         */
        post: operations["queryOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/resources/{id}/dailyUsageLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily usage of a resource
         * @description What each day and each task of a period spent, computed up to this moment. Days are those of UTC; a period is at most 366 days, the last 30 by default.
         */
        get: operations["listDailyUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saleservice/coupon/bind-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind a coupon code
         * @description Refused with 404 CouponNotFound for an unknown code, with 409 CouponAlreadyBound (to this account), CouponBoundElsewhere (to another one), CouponUsed, CouponExhausted, CouponExpired (the detail `expiresAt` says since when) or CouponNotForPlan (one detail `accountLevel` for each level it is for), and with 403 CouponNotForAccount where the code is for others. A sub-member is refused with 403.
         */
        post: operations["bindCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saleservice/coupon/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons
         * @description Coupons of the account, latest first. A sub-member is refused with 403.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/orders/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price of a one-time order
         * @description Price of credits, additions and services, with a coupon of the account. A plan is refused with 409 NotOneTime. A coupon is refused with 409 CouponUsed, CouponExpired, CouponInUse, CouponNotApplicable or CouponBelowMinimum. A sub-member is refused with 403.
         */
        post: operations["priceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/subscriptions/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price of a plan
         * @description Price of a plan with the running activity, a coupon and what is left of the plan it replaces. A higher level begins at once; the same or a lower one follows the running plan. Other goods are refused with 409 NotAPlan, plans by contract with 409 ContactSales, an activity code out of its step with 409 NotInActivity. A sub-member is refused with 403.
         */
        post: operations["priceSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Place an order
         * @description The order waits for payment for 24 hours and holds its coupon meanwhile. The same idempotencyKey gives the same order; with other contents it is refused with 409 IdempotencyKeyReused. An order of 0 dollars is paid at once. A sub-member is refused with 403.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description An order of the account; somebody else's is not found. A sub-member is refused with 403.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order
         * @description A refused payment is an answer, not an error: the order still waits. ConfirmationNeeded is paid again with the confirmationId once the bank has been told. 409 OrderPaid, OrderCanceled or PaymentPending where there is nothing to pay, OrderOutdated where the plan has changed since the order was placed. A sub-member is refused with 403.
         */
        post: operations["payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an unpaid order
         * @description Its coupon is free again. 409 OrderPaid, OrderCanceled or PaymentPending where it does not wait. A sub-member is refused with 403.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoice of a paid order
         * @description A PDF in the language of the request, with the billing information as it stood at the payment, or what was first stored after it where there was none. 409 NotPaid for any other order. A sub-member is refused with 403.
         */
        get: operations["getInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/goodscollection/key/{key}/Items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Goods of a collection
         * @description Plans, credits, additions or services, with the price of a running activity. Needs no session.
         */
        get: operations["listGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/paymentMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stored payment methods
         * @description The default first. A sub-member is refused with 403.
         */
        get: operations["listPaymentMethods"];
        put?: never;
        /**
         * Store a payment method
         * @description Takes the provider's token only. The first one becomes the default. With `storage` WhenPaid it is stored once it has paid an order, with Never it is not stored at all; one that is declined is forgotten. 409 PaymentMethodExists for one that is stored already (the detail `paymentMethodId` says which), 422 for a token the provider does not know. A sub-member is refused with 403.
         */
        post: operations["addPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/paymentMethods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a payment method
         * @description When the default goes, the latest of the others becomes it. The last one of a subscription that renews itself is refused with 409 NeededForRenewal, one that a pending payment uses with 409 PaymentPending. A sub-member is refused with 403.
         */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/paymentMethods/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a payment method the default
         * @description Renewals are taken from it. An expired card is refused with 409 CardExpired. A sub-member is refused with 403.
         */
        put: operations["setDefaultPaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/subscriptions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running subscription
         * @description The plan, its period and how it goes on. A sub-member is refused with 403.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/subscriptions/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel auto-renewal
         * @description The plan stays until its period ends. 409 NothingToCancel where nothing renews itself. A sub-member is refused with 403.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orderservice/subscriptions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn auto-renewal on again
         * @description The plan renews itself at the end of its period, at the full price, charged to the default payment method. 409 NothingToResume where no canceled renewal is there, PaymentMethodNeeded where none is stored. A sub-member is refused with 403.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/billingInformation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Billing information
         * @description Every field is empty until it is first stored. A sub-member is refused with 403.
         */
        get: operations["getBillingInformation"];
        /**
         * Store billing information
         * @description Replaces what is stored; blanks around a value are dropped. Invoices of orders paid before keep theirs; those of orders paid while nothing was stored are made out to it. A sub-member is refused with 403.
         */
        put: operations["saveBillingInformation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description Every country of ISO 3166-1 with its phone code and its names. Needs no session.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of the account
         * @description A page of the account's members, by name unless another order is asked for. Plans without members answer 403.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/member/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or change a member
         * @description The id 'new' creates a member and needs userName and password; any other id changes the member of that id, as far as properties are given. FailModifyUserName (422) for a user name or e-mail address that is taken, MemberLimitReached and ExceedCloudCount (409) where the plan has no more.
         */
        post: operations["saveMember"];
        /**
         * Remove a member
         * @description Its runs are stopped and its sessions end. Its tasks, rows and exports go to the owner, in a group of its name and without their schedules; its cloud nodes and what is left of its balance go back, too.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/member/{id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a member's password
         * @description The sessions of the member end.
         */
        post: operations["setMemberPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/members/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set several members' passwords
         * @description The same password for all of them, each with its own result.
         */
        post: operations["setMemberPasswords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/member/{id}/cloudCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the cloud nodes of a member
         * @description They come out of the owner's. More than the owner has free is refused (409 ExceedCloudCount), and so is taking away nodes at work (409 CloudNodesInUse).
         */
        put: operations["setMemberCloudCount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/member/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Disable or enable a member
         * @description A disabled member cannot sign in; its sessions end, its runs end at once, its cloud nodes are free for others and its schedules rest until it is enabled again; it then has those of its nodes that are left.
         */
        put: operations["setMemberStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/member/{id}/balanceDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a member has spent
         * @description By period and item, with the runs that cost it, latest first. Without a period the last 30 days. The sums stand for every item, whatever kind the runs are asked for.
         */
        get: operations["getMemberBalanceDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/balanceLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the balance
         * @description What the balance was spent on and what was added to it, latest first. Without filters the amounts add up to the balance.
         */
        get: operations["listBalanceLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saleservice/subscription-trial/can-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May this account start a trial
         * @description Yes or no, with length and level of the trial.
         */
        get: operations["canTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saleservice/subscription-trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the trial
         * @description Raises the level for the days of the trial; afterwards the level is what it was. 409 TrialDone, TrialRefused or LevelTooHigh where there is none. A sub-member is refused with 403.
         */
        post: operations["startTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saleservice/sale-activity/active-activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running activities
         * @description Activities that have begun and are neither paused nor over, with their steps. Needs no session.
         */
        get: operations["listActiveActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saleservice/sale-activity/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One activity
         * @description An activity by its code, whatever its state. Needs no session.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/visitorRetention": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the push prompt
         * @description Stores the answer of an account, or of a visitor when there is no session; the latest counts.
         */
        post: operations["answerPushPrompt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List missions
         * @description What each mission gives, and whether it has been done and completed.
         */
        get: operations["listMissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/missions/activeHandle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Complete a mission
         * @description The first time it brings the reward; again it brings none. 409 MissionNotDone while the mission has not been done.
         */
        put: operations["completeMission"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateKinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of templates
         * @description All kinds, in the order to show them. Kind id 1000002 is the special list.
         */
        get: operations["listTemplateKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gallery
         * @description A page of templates and collections that match the filters.
         */
        get: operations["listTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorites/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourites
         * @description A page of the account's favorite templates, latest first.
         */
        get: operations["listFavoriteTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/favorites/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a favorite
         * @description Adding one that is already there changes nothing.
         */
        put: operations["addFavoriteTemplate"];
        post?: never;
        /**
         * Remove a favorite
         * @description Removing one that is not there changes nothing.
         */
        delete: operations["removeFavoriteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/templates/{id}/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Like a template
         * @description Stores like, none or dislike.
         */
        put: operations["setTemplateFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/slugs/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One template by slug
         * @description The card with its text. A private template that is not open to the account comes with privatePermissionDenied and without its text.
         */
        get: operations["getTemplateBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One template by id
         * @description The card with its text.
         */
        get: operations["getTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/collections/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A collection
         * @description A collection of templates by its slug.
         */
        get: operations["getCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/collections/{slug}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates of a collection
         * @description A page of the templates that a collection holds.
         */
        get: operations["listCollectionTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/templatecharging/user/canStartTemplateTask/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Balance for a template
         * @description Whether the balance allows a start, with the bounds of the cost checks.
         */
        get: operations["canStartTemplateTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateUsages/{id}/todayExtractedCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows extracted today
         * @description Rows that the account extracted with a template today.
         */
        get: operations["getTodayExtractedCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskshares:{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A shared task
         * @description What a share shows to everybody who has its address, signed in or not; the share ends with its task.
         */
        get: operations["getSharedTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRecommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recommended templates
         * @description Published templates in the language of the request or in English. Kinds that the account uses come first. The same question has the same answer.
         */
        get: operations["listRecommendedTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/{id}/recommendation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Templates that go with this one
         * @description Published templates that share a kind with this one, in the language of the request or in English; never this one.
         */
        get: operations["listRelatedTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/{id}/recommendation/rpa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Automation apps that go with a template
         * @description There are apps in English alone: other languages get none.
         */
        get: operations["listRelatedApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/{id}:subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notify me when maintenance ends
         * @description A template that is not under maintenance has nothing to tell: its refusal is the error inside the answer.
         */
        post: operations["subscribeTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/{id}:unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop notifying
         * @description Done as well where nothing was subscribed.
         */
        delete: operations["unsubscribeTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/private/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Private templates
         * @description Those on whose allow list the account is.
         */
        get: operations["listPrivateTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateRegistration/private/templates/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many private templates
         * @description Those on whose allow list the account is.
         */
        get: operations["countPrivateTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateUsages/{id}/todayRunCount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs started today
         * @description Cloud runs that the account started with a template today.
         */
        get: operations["getTodayRunCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A template for task setup
         * @description Parameters, marks, field data source and limits. Without a version the current one.
         */
        get: operations["getTemplateSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{id}/dataPreview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sample rows
         * @description Rows that a template gave, as an example.
         */
        get: operations["getTemplateDataPreview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templateDataSources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Options of a parameter
         * @description Options of an external data source, limited by the parent field's value and by words.
         */
        get: operations["listTemplateDataSourceOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One task
         * @description A task with what was filled in.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasksearchs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The task list
         * @description A page of tasks that match the query.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasksearch/taskstatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Status of several tasks
         * @description For polling: only what changes while tasks run.
         */
        post: operations["getTaskStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/taskgroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Task groups
         * @description All groups of the account, the default one first.
         */
        get: operations["listTaskGroups"];
        put?: never;
        /**
         * Create a task group
         * @description Refused with 409 where the name is taken.
         */
        post: operations["createTaskGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/updateTaskBasicInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename or regroup a task
         * @description Changes name, group, or both.
         */
        post: operations["updateTaskBasicInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/batchstart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start tasks in the cloud
         * @description Starts each task it can and says why it did not start the others.
         */
        post: operations["startTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/batchstop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop tasks
         * @description Stops each task it can and says why it did not stop the others.
         */
        post: operations["stopTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/createTemplateTaskReturnErrorCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a template task
         * @description An empty code means created; ExceedTaskLimitCounts comes with count and limit.
         */
        post: operations["createTemplateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/updateTemplateTask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a template task
         * @description An empty code means saved. The payload's taskId is needed (422 without it). A task that has another revision than the one sent along is left as it is (409, code TaskChanged).
         */
        post: operations["updateTemplateTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/saveFieldDataSource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the field data source of a task
         * @description Called on save when a parameter has a parent field.
         */
        post: operations["saveFieldDataSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/{id}/templateRelation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which template a task came from
         * @description Feeds the link to the source template. 404 for a task made by hand.
         */
        get: operations["getTemplateRelation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/cloudStartPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May this task start in the cloud now
         * @description Level, expiry and state of the task, answered as data.
         */
        get: operations["getCloudStartPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/batchdeletetask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete tasks
         * @description Deletes each task it can and says why it did not delete the others.
         */
        delete: operations["deleteTasks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/taskgroups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Rename a task group
         * @description The default group can be renamed, too. Refused with 409 where the account has another group of this name.
         */
        put: operations["renameTaskGroup"];
        post?: never;
        /**
         * Delete a task group
         * @description Its tasks go to the default group. The default group itself stays: 409.
         */
        delete: operations["deleteTaskGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/batchupdatetaskgroup/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move tasks to a group
         * @description Tasks that cannot be moved are named in errors; the others have moved. An unknown group is the error of all.
         */
        post: operations["moveTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/batchcopytask/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy tasks to a group
         * @description Tasks of one's own, or the ids of shares: what somebody has shared becomes a task of one's own. Tasks made from a template are passed over (isTemplate). A name that is taken gets a number: 'Prices (2)'. When the plan's number of tasks is reached the rest is named in errors.
         */
        post: operations["copyTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/priority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the priority of a task
         * @description A waiting run changes its place in the queue at once. Plans without cloud runs have no queue: FunctionNotEnable.
         */
        post: operations["setTaskPriority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/cloudcount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the cloud nodes of a task
         * @description How many nodes its next run takes, no more than the account has: ExceedCloudCount.
         */
        post: operations["setTaskCloudCount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/taskshares/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share a task
         * @description Gives the address under which everybody sees the task, and everybody who is signed in can take a copy. Sharing again gives the same address. Tasks made from a template are not shared (TemplateTask), nor are others' (UserNotTaskOwner).
         */
        post: operations["shareTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskSchedulers/batchRemoveSchedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Clear schedules
         * @description Clears the schedule of each task it can and says why it did not clear the others. A run at work goes on.
         */
        delete: operations["removeSchedules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskSchedulers/{taskId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a schedule
         * @description Sets when a task runs by itself, in place of the schedule it had. Refused with 403 for an account without cloud, with 409 for a task that cannot run in the cloud, and with 422 for a schedule that lacks a field or would never run, such as a single run in the past.
         */
        put: operations["setSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskdatas/{id}/getalldata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All rows of a task
         * @description A page of the rows of all lots, oldest first.
         */
        get: operations["listTaskRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskdatas/{id}/getNotExportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows not exported yet
         * @description A page of the rows that no export held so far.
         */
        get: operations["listNotExportedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskdatas/{id}/lot/{lot}/getAllLotData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of one lot
         * @description A page of the rows of a lot, oldest first.
         */
        get: operations["listLotRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run summary
         * @description The last or present run of a task in figures.
         */
        get: operations["getRunSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/taskLots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lots of a task
         * @description Runs of a task, latest first.
         */
        get: operations["listLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/lot/{lot}/subTasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subtasks of a lot
         * @description A page of the shares that a lot is worked off in.
         */
        get: operations["listSubtasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/subTask/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a subtask
         * @description Starts one subtask that is not at work.
         */
        post: operations["startSubtask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/subTask/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a subtask
         * @description Stops one subtask that is waiting or at work.
         */
        post: operations["stopSubtask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}/lot/{lot}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log of a lot
         * @description Log lines, latest first, from a cursor on.
         */
        get: operations["listLotLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/taskrules/SavePreventScrapeSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save proxy settings
         * @description Stores the proxy settings of a task. An empty code means saved.
         */
        post: operations["saveProxySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/HttpProxy/Areas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Proxy areas
         * @description Areas of premium proxies, flat, with names in the language of the path.
         */
        get: operations["listProxyAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/setClusterGroupId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the cloud proxy group of a task
         * @description An empty code means saved. A null group takes the task out of the one it has.
         */
        post: operations["setClusterGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/availableCusterGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cloud proxy groups
         * @description Groups that the account may use. The path is spelt so.
         */
        get: operations["listClusterGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/ExportData/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports
         * @description A page of the account's exports, latest first.
         */
        get: operations["listExportRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/fileDownLoadUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Address of an export file
         * @description Good for a short time and without a session. Refused with 409 until the export is completed, and with 404 once the file is removed.
         */
        get: operations["getExportDownload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/ExportData": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export
         * @description Starts a job on the server and gives its record. XLSX is refused above 200,000 rows with 422 and the reason; rows that were removed with time with 409 `RowsRemoved`.
         */
        post: operations["startExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/ExportData/zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Several records in one zip
         * @description Streams the files of finished records. Records that are not finished, failed or expired are named in details and refuse the whole (409).
         */
        post: operations["zipExports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/ExportGoogleSheet/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a Google Sheet target
         * @description Whether rows can be written to the sheet of an address. 503 when Google cannot be asked.
         */
        post: operations["checkGoogleSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/ExportData/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One export
         * @description A record with its progress.
         */
        get: operations["getExportRecord"];
        put?: never;
        post?: never;
        /**
         * Cancel or remove an export
         * @description A running export becomes Canceled; one that has ended is removed with its file. With `intent`, what was meant for an export that is under way does not hit one that has ended meanwhile, nor the other way round (409 `AlreadyOver`, `StillUnderWay`).
         */
        delete: operations["cancelExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/asynchronousExport/files/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an export file
         * @description The file itself. The token in the address stands for the session.
         */
        get: operations["downloadExportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Kind of account name to sign in with.
         * @enum {string}
         */
        LoginType: "Email" | "Phone" | "UserName" | "WeChat" | "Google" | "Microsoft" | "apple";
        /** @description Account name and password. */
        LoginRequest: {
            /** @description Kind of the account name */
            loginType: components["schemas"]["LoginType"];
            /**
             * @description E-mail address, phone number or user name; for a provider the e-mail (for WeChat the phone number) that its window gave
             * @example mia@example.com
             */
            account: string;
            /**
             * @description Password; for Google, Microsoft, apple and WeChat the code that the window of the provider gave
             * @example correct horse
             */
            password: string;
            /**
             * @description Ask for a session that outlives the browser; the server decides
             * @example false
             */
            keepSignedIn?: boolean;
            /**
             * @description Take a planned deletion of the account back
             * @example false
             */
            takeBackDeletion?: boolean;
        };
        /** @description A session of an account. All of it is chosen. */
        Session: {
            /**
             * @description Bearer token
             * @example s-9f0c2a
             */
            token: string;
            /**
             * Format: date-time
             * @description When the token ends unless it is renewed
             * @example 2026-11-20T14:00:00Z
             */
            expiresAt: string;
            /**
             * @description True where the server granted a session that outlives the browser
             * @example false
             */
            keepSignedIn: boolean;
        };
        /** @description One refused field. */
        ErrorDetail: {
            /**
             * @description Path of the field in the request, with dots
             * @example taskName
             */
            field: string;
            /**
             * @description Why it was refused
             * @example At most 100 characters.
             */
            message: string;
        };
        /** @description Code and message of an error. */
        ErrorInfo: {
            /**
             * @description Code of the error. Known: see ErrorCode; others may come
             * @example Invalid
             */
            code: string;
            /**
             * @description What went wrong, in the language of the request
             * @example The task name is too long.
             */
            message: string;
            /** @description Fields that were refused */
            details?: components["schemas"]["ErrorDetail"][];
        };
        /** @description The one body of every HTTP error. */
        Error: {
            /** @description What went wrong */
            error: components["schemas"]["ErrorInfo"];
        };
        /**
         * @description Language of the interface.
         * @enum {string}
         */
        InterfaceLanguage: "en-US" | "es-ES" | "ja-JP" | "de-DE" | "fr-FR" | "it-IT" | "ko-KR";
        /** @description Who signs up. */
        Registration: {
            /** @description Email, Google, Microsoft, apple or WeChat; others are refused */
            loginType: components["schemas"]["LoginType"];
            /**
             * @description E-mail address; for WeChat the phone number that its window gave
             * @example noa@example.com
             */
            account: string;
            /**
             * @description Password: at least 8 characters with a letter and a digit; needed by e-mail, left out by a provider
             * @example battery staple 2
             */
            password?: string;
            /**
             * @description Code that was mailed, or code of the provider
             * @example 123456
             */
            code: string;
            /**
             * @description Full name
             * @example Noa Example
             */
            fullName?: string;
            /** @description Interface language; that of the request when left out */
            language?: components["schemas"]["InterfaceLanguage"];
            /**
             * @description Ask for a session that outlives the browser; the server decides
             * @example false
             */
            keepSignedIn?: boolean;
        };
        /** @description Where a sign-up code goes. */
        RegistrationCodeRequest: {
            /**
             * @description E-mail address
             * @example noa@example.com
             */
            account: string;
        };
        /** @description A code that was sent. All of it is chosen. */
        SentCode: {
            /**
             * @description Address it was sent to
             * @example mia@example.org
             */
            sentTo: string;
            /**
             * Format: date-time
             * @description When the code is no longer taken
             * @example 2026-11-20T14:10:00Z
             */
            expiresAt: string;
            /**
             * @description Seconds until another can be sent
             * @example 60
             */
            resendAfter: number;
        };
        /** @description Whose password is to be set anew. */
        PasswordResetRequest: {
            /**
             * @description E-mail address or user name
             * @example mia@example.com
             */
            account: string;
        };
        /** @description A new password. */
        NewPassword: {
            /**
             * @description New password: at least 8 characters with a letter and a digit, not the present one, not the user name or e-mail
             * @example battery staple 2
             */
            newPassword: string;
        };
        /**
         * @description Level of an account. Codes are never compared: levels are ranked (ENUM-04).
         * @enum {integer}
         */
        AccountLevel: 0 | 1 | 9 | 2 | 3 | 31 | 4 | 140;
        /**
         * @description What the data is used for: answers of the survey.
         * @enum {string}
         */
        SurveyDataUse: "e-commerce" | "leads" | "social-media" | "jobs" | "real-estate" | "manufacturing" | "travel" | "financial" | "sports" | "articles-and-news" | "medical" | "others";
        /**
         * @description Job role: answers of the survey.
         * @enum {string}
         */
        SurveyJobRole: "executive" | "sales-marketing" | "engineer" | "analyst" | "freelancer" | "student" | "faculty" | "others";
        /** @description Extra information of an account. */
        ExtractInfo: {
            /**
             * @description Company
             * @example Example Ltd.
             */
            company: string | null;
            /**
             * @description Full name
             * @example Mia Example
             */
            fullName: string | null;
            /**
             * @description What the data is used for, as answered in the survey
             * @example [
             *       "leads"
             *     ]
             */
            dataUse?: components["schemas"]["SurveyDataUse"][];
            /** @description Job role as answered in the survey, null while not answered */
            jobRole?: components["schemas"]["SurveyJobRole"] | null;
        };
        /**
         * @description What became of the free trial of an account.
         * @enum {string}
         */
        TrialState: "Never" | "Done" | "Refuse";
        /**
         * @description Provider whose account can be linked and used to log in; a part of LoginType.
         * @enum {string}
         */
        LoginProvider: "Google" | "Microsoft" | "apple";
        /** @description A provider account that can log in. All of it is chosen. */
        LinkedAccount: {
            /** @description Whose account it is */
            provider: components["schemas"]["LoginProvider"];
            /**
             * @description E-mail address that the provider knows it by
             * @example mia@example.com
             */
            name: string;
            /**
             * Format: date-time
             * @description When it was linked
             * @example 2026-11-20T14:00:00Z
             */
            linkedAt: string;
        };
        /** @description The account of the session. */
        Account: {
            /**
             * @description Id of the account
             * @example u-1001
             */
            userId: string;
            /**
             * @description E-mail address, null while none is bound
             * @example mia@example.com
             */
            email: string | null;
            /**
             * @description User name
             * @example mia
             */
            userName: string;
            /** @description Level of the account */
            accountLevel: components["schemas"]["AccountLevel"];
            /** @description The same level; wins where both come */
            currentAccountLevel?: components["schemas"]["AccountLevel"];
            /**
             * @description State of the account on the server; 0 is active
             * @example 0
             */
            actionStatus: number;
            /** @description Company and full name, null while not given */
            extractInfo: components["schemas"]["ExtractInfo"] | null;
            /**
             * @description Address of the picture: https, or a data address
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            avatar: string | null;
            /** @description Stored interface language */
            language: components["schemas"]["InterfaceLanguage"];
            /**
             * @description True when the paid level has run out
             * @example false
             */
            isLevelExpired: boolean;
            /**
             * @description Balance in dollars
             * @example 42.5
             */
            totalBalance: number;
            /** @description What became of the free trial */
            trialState?: components["schemas"]["TrialState"];
            /**
             * Format: date-time
             * @description When the paid level ends
             * @example 2027-05-01T00:00:00Z
             */
            levelExpiresAt?: string | null;
            /**
             * Format: date-time
             * @description When the account was made
             * @example 2025-02-03T09:30:00Z
             */
            createdAt?: string;
            /**
             * @description False for an account that was made with a provider and has set no password yet
             * @example true
             */
            hasPassword?: boolean;
            /**
             * @description Digits of the phone number that signs in with the password, and by which WeChat knows the account; null where there is none
             * @example 15550100142
             */
            phone?: string | null;
            /** @description Provider accounts that can log in, at most one of each provider */
            linkedAccounts?: components["schemas"]["LinkedAccount"][];
        };
        /** @description Company and full name; null takes one away. */
        ProfileUpdate: {
            /**
             * @description Company
             * @example Example Ltd.
             */
            company?: string | null;
            /**
             * @description Full name
             * @example Mia Example
             */
            fullName?: string | null;
        };
        /** @description Changes of the profile. What is left out stays. */
        AccountUpdate: {
            /** @description Interface language */
            language?: components["schemas"]["InterfaceLanguage"];
            /** @description Company and full name */
            extractInfo?: components["schemas"]["ProfileUpdate"];
        };
        /** @description What the plan of the account holds and how much is used. All of it is chosen. */
        AccountResources: {
            /** @description Level that the figures belong to */
            accountLevel: components["schemas"]["AccountLevel"];
            /**
             * @description Tasks of the account
             * @example 18
             */
            taskCount: number;
            /**
             * @description Tasks that the plan allows; null without a limit
             * @example 100
             */
            taskLimit: number | null;
            /**
             * @description Cloud nodes at work
             * @example 2
             */
            cloudNodesUsed: number;
            /**
             * @description Cloud nodes of the plan
             * @example 6
             */
            cloudNodeLimit: number;
            /**
             * @description Credits left
             * @example 320
             */
            credits: number;
            /**
             * @description Rows exported in this period
             * @example 12000
             */
            exportRowsUsed: number;
            /**
             * @description Rows that the plan exports in a period; null without a limit
             * @example null
             */
            exportRowLimit: number | null;
            /**
             * Format: date-time
             * @description When the figures of the period start again
             * @example 2026-12-01T00:00:00Z
             */
            periodEndsAt: string | null;
        };
        /**
         * @description What the balance is spent on.
         * @enum {integer}
         */
        BalanceItemType: 100 | 200 | 300;
        /** @description What was spent on one kind of thing. */
        BalanceItem: {
            /** @description What it was spent on */
            type: components["schemas"]["BalanceItemType"];
            /**
             * @description Dollars spent
             * @example 3.2
             */
            spent?: number;
        };
        /** @description What a thousand of something cost the account. */
        BalancePrice: {
            /** @description What is bought: rows of a template, rows through premium proxies, solved captchas */
            type: components["schemas"]["BalanceItemType"];
            /**
             * @description Dollars for a thousand
             * @example 0.8
             */
            pricePerThousand: number;
            /**
             * @description Template that the price is of: the one that the account spends most on; null for anything else
             * @example Product listings by search URL
             */
            templateName: string | null;
        };
        /** @description Balance that templates, proxies and captchas are charged to. */
        TemplateBalance: {
            /**
             * @description Balance in dollars
             * @example 42.5
             */
            totalBalance: number;
            /** @description What was spent this month, by kind */
            items?: components["schemas"]["BalanceItem"][];
            /** @description What this account pays for the things that a balance buys */
            prices?: components["schemas"]["BalancePrice"][];
        };
        /** @description Language to store. */
        LanguageUpdate: {
            /** @description Interface language */
            language: components["schemas"]["InterfaceLanguage"];
        };
        /** @description Company, full name and answers of the survey. */
        ExtraInfo: {
            /**
             * @description Company
             * @example Example Ltd.
             */
            company?: string | null;
            /**
             * @description Full name
             * @example Mia Example
             */
            fullName?: string | null;
            /**
             * @description What the data is used for
             * @example [
             *       "leads"
             *     ]
             */
            dataUse?: components["schemas"]["SurveyDataUse"][];
            /** @description Job role, null while not answered */
            jobRole?: components["schemas"]["SurveyJobRole"] | null;
        };
        /** @description A password to check. */
        PasswordCheck: {
            /**
             * @description Present password
             * @example correct horse 1
             */
            password: string;
        };
        /** @description Present and new password. */
        PasswordChange: {
            /**
             * @description Present password
             * @example correct horse 1
             */
            currentPassword: string;
            /**
             * @description New password: at least 8 characters with a letter and a digit, not the present one, not the user name or e-mail
             * @example battery staple 2
             */
            newPassword: string;
        };
        /** @description A first password. */
        FirstPassword: {
            /**
             * @description New password: at least 8 characters with a letter and a digit, not the present one, not the user name or e-mail
             * @example battery staple 2
             */
            newPassword: string;
        };
        /** @description Proof that the account is to be deleted. */
        AccountDeletion: {
            /**
             * @description Present password; left out where the account has none
             * @example correct horse 1
             */
            password?: string;
            /**
             * @description Verification code
             * @example 123456
             */
            code: string;
            /**
             * @description Why, in the words of the person
             * @example The project is over.
             */
            reason?: string;
        };
        /** @description A deletion that can still be taken back. All of it is chosen. */
        PlannedDeletion: {
            /**
             * Format: date-time
             * @description When the account is erased; until then logging in can take it back
             * @example 2026-11-27T14:00:00Z
             */
            deletesAt: string;
        };
        /** @description A new user name. */
        UserNameChange: {
            /**
             * @description User name: no spaces, no @, no slash, not only digits
             * @example mia.c
             */
            userName: string;
        };
        /**
         * @description What an e-mail code of an account is for.
         * @enum {string}
         */
        CodePurpose: "BindEmail" | "DeleteAccount";
        /** @description What a code is asked for. */
        EmailCodeRequest: {
            /** @description What the code is for */
            purpose: components["schemas"]["CodePurpose"];
            /**
             * @description New address; only for binding one
             * @example mia@example.org
             */
            email?: string;
        };
        /** @description Whether an address is taken. All of it is chosen. */
        EmailUse: {
            /**
             * @description True when another account has it
             * @example true
             */
            used: boolean;
        };
        /** @description A new address and its code. */
        EmailBinding: {
            /**
             * @description New address
             * @example mia@example.org
             */
            email: string;
            /**
             * @description Verification code
             * @example 123456
             */
            code: string;
        };
        /** @description An uploaded picture, or none. */
        AvatarChange: {
            /**
             * @description Id of the uploaded picture; null takes the picture away
             * @example file-1
             */
            fileId: string | null;
        };
        /** @description The picture of an account. All of it is chosen. */
        Avatar: {
            /**
             * @description Address of the picture: https, or a data address
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            avatar: string | null;
        };
        /** @description One file, as a part of a multipart body. */
        FileUpload: {
            /**
             * Format: binary
             * @description PNG, JPEG, WebP or GIF of at most 1 MiB
             */
            file: Blob;
        };
        /** @description A file that was uploaded. All of it is chosen. */
        UploadedFile: {
            /**
             * @description Id of the file
             * @example file-1
             */
            fileId: string;
            /**
             * @description Address of the file: https, or a data address
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            url: string;
            /**
             * @description Name of the file
             * @example mia.png
             */
            fileName: string;
            /**
             * @description Type that its first bytes tell
             * @example image/png
             */
            contentType: string;
            /**
             * @description Bytes
             * @example 8
             */
            size: number;
        };
        /** @description One login. All of it is chosen. */
        LoginRecord: {
            /**
             * @description Id of the record
             * @example login-1
             */
            recordId: string;
            /** @description Way of logging in */
            loginType: components["schemas"]["LoginType"];
            /**
             * Format: date-time
             * @description When
             * @example 2026-11-20T14:00:00Z
             */
            loggedInAt: string;
            /**
             * @description Address it came from
             * @example 203.0.113.7
             */
            ip: string;
            /**
             * @description Country, ISO 3166-1 alpha-2
             * @example FR
             */
            countryCode: string;
            /**
             * @description Name of the country in the language of the request
             * @example France
             */
            country: string;
            /**
             * @description City, null when it is not known
             * @example Lyon
             */
            city: string | null;
            /**
             * @description Browser, null when it does not say
             * @example Firefox
             */
            browser: string | null;
            /**
             * @description Operating system, null when it does not say
             * @example Windows
             */
            system: string | null;
            /**
             * @description True while the session that it opened goes on
             * @example true
             */
            active: boolean;
            /**
             * @description True for the session of this call
             * @example true
             */
            current: boolean;
        };
        /** @description One page of the login history. All of it is chosen. */
        LoginRecordPage: {
            /**
             * @description Records in all
             * @example 1
             */
            total: number;
            /**
             * @description Page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Records on a page
             * @example 10
             */
            pageSize: number;
            /** @description Records, latest first */
            items: components["schemas"]["LoginRecord"][];
        };
        /** @description Where a caller is. All of it is chosen. */
        Geolocation: {
            /**
             * @description Country, ISO 3166-1 alpha-2
             * @example FR
             */
            countryCode: string;
            /**
             * @description Name of the country in the language of the request
             * @example France
             */
            country: string;
            /**
             * @description City, null when it is not known
             * @example Lyon
             */
            city: string | null;
            /**
             * @description IANA time zone, null when it is not known
             * @example Europe/Paris
             */
            timeZone: string | null;
            /**
             * @description Address the call came from
             * @example 203.0.113.7
             */
            ip: string;
        };
        /** @description Code of a provider. */
        ProviderCode: {
            /**
             * @description Code that the window of the provider gave
             * @example provider:mia@example.com
             */
            code: string;
        };
        /** @description Identity for the customer chat. All of it is chosen. */
        ChatIdentity: {
            /**
             * @description Name of the account in the chat
             * @example 5b1f0a52-9c0e-4d6e-8f51-0a4c7d3b2e19
             */
            userId: string;
        };
        /**
         * @description What a stored setting is about.
         * @enum {string}
         */
        UserConfigType: "columns" | "density" | "dismissed" | "notifications" | "views";
        /** @description One setting. The specification names the call and that there are types; the fields are chosen. */
        UserConfig: {
            /**
             * @description Id of the setting
             * @example config-1
             */
            id: string;
            /** @description What it is about */
            type: components["schemas"]["UserConfigType"];
            /**
             * @description Which list or thing it is for
             * @example taskList
             */
            key: string;
            /**
             * @description Value as JSON text
             * @example ["name","status"]
             */
            value: string;
            /**
             * Format: date-time
             * @description When it was written
             * @example 2026-11-20T14:00:00Z
             */
            updatedAt: string;
        };
        /** @description Settings of an account. All of it is chosen. */
        UserConfigList: {
            /** @description Settings, in the order of their first writing */
            items: components["schemas"]["UserConfig"][];
        };
        /** @description A setting to store. */
        UserConfigUpdate: {
            /** @description What it is about */
            type: components["schemas"]["UserConfigType"];
            /**
             * @description Which list or thing it is for
             * @example taskList
             */
            key: string;
            /**
             * @description Value as JSON text
             * @example ["name","status"]
             */
            value: string;
        };
        /**
         * @description Status of an order.
         * @enum {string}
         */
        OrderStatus: "WaitingPay" | "Paid" | "Cancel";
        /**
         * @description What an order buys. The specification gives no codes; these are chosen.
         * @enum {string}
         */
        OrderCategory: "Plan" | "Credit" | "Other";
        /** @description Which orders. */
        OrderQuery: {
            /**
             * @description Orders to skip
             * @default 0
             * @example 0
             */
            start?: number;
            /**
             * @description Most orders to give
             * @default 10
             * @example 10
             */
            take?: number;
            /** @description Only orders in this status */
            status?: components["schemas"]["OrderStatus"];
            /** @description Only orders of this category */
            category?: components["schemas"]["OrderCategory"];
            /**
             * Format: date-time
             * @description Only orders placed at this moment or later
             * @example 2026-11-01T00:00:00Z
             */
            from?: string;
            /**
             * Format: date-time
             * @description Only orders placed before this moment
             * @example 2026-12-01T00:00:00Z
             */
            to?: string;
        };
        /**
         * @description What can be bought. The specification names the goods; the literal codes are chosen.
         * @enum {string}
         */
        GoodsCode: "basic-monthly" | "basic-monthly-first-activity" | "basic-monthly-normal-activity" | "basic-quarterly" | "basic-quarterly-first-activity" | "basic-quarterly-normal-activity" | "basic-yearly" | "basic-yearly-first-activity" | "basic-yearly-normal-activity" | "standard-monthly" | "standard-monthly-first-activity" | "standard-monthly-normal-activity" | "standard-quarterly" | "standard-quarterly-first-activity" | "standard-quarterly-normal-activity" | "standard-yearly" | "standard-yearly-first-activity" | "standard-yearly-normal-activity" | "professional-monthly" | "professional-monthly-first-activity" | "professional-monthly-normal-activity" | "professional-quarterly" | "professional-quarterly-first-activity" | "professional-quarterly-normal-activity" | "professional-yearly" | "professional-yearly-first-activity" | "professional-yearly-normal-activity" | "enterprise" | "enterprise-plus" | "one-time-export" | "credits-1" | "credits-20" | "credits-50" | "credits-100" | "credits-500" | "cloud-node" | "training" | "data-service" | "rule-customization" | "rule-maintenance";
        /** @description Goods of an order. */
        OrderItem: {
            /** @description Code */
            code: components["schemas"]["GoodsCode"];
            /**
             * @description Name, in the language of the request
             * @example Standard, yearly
             */
            name: string;
            /**
             * @description How many
             * @example 1
             */
            quantity: number;
            /**
             * @description Dollars for one
             * @example 99
             */
            unitPrice: number;
            /**
             * @description Dollars before anything is taken off
             * @example 99
             */
            amount: number;
        };
        /**
         * @description Why a price is lowered.
         * @enum {string}
         */
        PriceLineKind: "Activity" | "Coupon" | "Proration";
        /**
         * @description How a price is lowered.
         * @enum {string}
         */
        SaleType: "None" | "Reduction" | "Discount" | "Trial";
        /** @description One reason why a price is lowered. */
        PriceLine: {
            /** @description Why */
            kind: components["schemas"]["PriceLineKind"];
            /** @description How */
            saleType: components["schemas"]["SaleType"];
            /**
             * @description Dollars taken off
             * @example 20
             */
            amount: number;
        };
        /**
         * @description Why an order was canceled.
         * @enum {string}
         */
        OrderCancelReason: "ByAccount" | "Lapsed" | "PaymentFailed";
        /**
         * @description Why a payment was refused.
         * @enum {string}
         */
        DeclineReason: "CardDeclined" | "InsufficientFunds" | "CardExpired" | "ConfirmationFailed";
        /**
         * @description Ways to pay. The specification gives no codes; these are chosen.
         * @enum {string}
         */
        PaymentMethodType: "CreditCard" | "PayPal" | "ApplePayCard" | "GooglePayCard" | "ACH" | "giropay";
        /**
         * @description Brand of a card.
         * @enum {string}
         */
        CardBrand: "Visa" | "Mastercard" | "Maestro" | "UnionPay" | "Discover" | "Amex" | "Diners" | "JCB";
        /** @description What an order was paid with. */
        OrderPaymentMethod: {
            /** @description Kind */
            type: components["schemas"]["PaymentMethodType"];
            /** @description Brand of a card */
            brand: components["schemas"]["CardBrand"] | null;
            /**
             * @description Last four digits
             * @example 4242
             */
            last4: string | null;
        };
        /** @description Billing information of the account. Every field is empty until it is first stored. */
        BillingInformation: {
            /**
             * @description First name
             * @example Mia
             */
            firstName: string;
            /**
             * @description Last name
             * @example Castellan
             */
            lastName: string;
            /**
             * @description E-mail address for invoices
             * @example billing@example.com
             */
            email: string;
            /**
             * @description Phone number
             * @example +34 600 000 000
             */
            phone: string;
            /**
             * @description Company
             * @example Example Ltd.
             */
            companyName: string;
            /**
             * @description Street and number
             * @example 1 Example Street
             */
            address1: string;
            /**
             * @description More of the address
             * @example Floor 2
             */
            address2: string;
            /**
             * @description Country as its ISO 3166-1 abbreviation
             * @example ES
             */
            country: string;
            /**
             * @description City
             * @example Valencia
             */
            city: string;
            /**
             * @description Postal code
             * @example 46001
             */
            postalCode: string;
            /**
             * @description State or province
             * @example Valencia
             */
            province: string;
            /**
             * @description VAT number
             * @example ESB12345678
             */
            dutyParagraph: string;
            /**
             * @description Notes
             * @example Purchase order 4711
             */
            remark: string;
        };
        /** @description An order. */
        Order: {
            /**
             * @description Id
             * @example order-1
             */
            orderId: string;
            /**
             * @description Number on the invoice
             * @example GL-2026-000123
             */
            orderNumber: string;
            /** @description Status */
            status: components["schemas"]["OrderStatus"];
            /** @description Category */
            category: components["schemas"]["OrderCategory"];
            /** @description What is bought */
            items: components["schemas"]["OrderItem"][];
            /**
             * @description Currency as its ISO 4217 code
             * @example USD
             */
            currency: string;
            /**
             * @description Dollars before anything is taken off
             * @example 99
             */
            subtotal: number;
            /** @description What is taken off, in this order */
            lines: components["schemas"]["PriceLine"][];
            /**
             * @description Dollars to pay
             * @example 79
             */
            total: number;
            /**
             * @description Dollars that it adds to the balance
             * @example 0
             */
            addsToBalance: number;
            /**
             * @description Coupon of the order
             * @example coupon-1
             */
            couponId: string | null;
            /**
             * @description Activity of the order
             * @example autumn-2026
             */
            activityCode: string | null;
            /**
             * @description True when the subscription renewed itself
             * @example false
             */
            isRenewal: boolean;
            /**
             * Format: date-time
             * @description When it was placed
             * @example 2026-11-16T10:00:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Until when it waits for payment
             * @example 2026-11-17T10:00:00Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When it was paid
             * @example 2026-11-16T10:00:00Z
             */
            paidAt: string | null;
            /**
             * Format: date-time
             * @description When it was canceled
             * @example 2026-11-16T10:00:00Z
             */
            canceledAt: string | null;
            /** @description Why it was canceled */
            cancelReason: components["schemas"]["OrderCancelReason"] | null;
            /**
             * @description True while the provider works on a payment
             * @example false
             */
            paymentPending: boolean;
            /** @description Why the last payment of an order that waits was declined or came back, null when none was */
            lastDecline?: components["schemas"]["DeclineReason"] | null;
            /** @description What it was paid with */
            paymentMethod: components["schemas"]["OrderPaymentMethod"] | null;
            /**
             * Format: date-time
             * @description When a plan begins
             * @example 2026-11-16T10:00:00Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When a plan ends
             * @example 2026-12-16T10:00:00Z
             */
            endsAt: string | null;
            /**
             * @description True when there is an invoice
             * @example false
             */
            hasInvoice: boolean;
            /** @description What its invoice is made out to; null until it is paid, and while nothing was stored */
            billTo?: components["schemas"]["BillingInformation"] | null;
        };
        /** @description Orders, latest first. */
        OrderList: {
            /**
             * @description How many there are in all
             * @example 1
             */
            total: number;
            /**
             * @description Orders skipped
             * @example 0
             */
            start: number;
            /**
             * @description Most orders asked for
             * @example 10
             */
            take: number;
            /** @description Orders */
            items: components["schemas"]["Order"][];
        };
        /**
         * @description Resources that have a daily usage log.
         * @enum {string}
         */
        UsageResource: "credits" | "template" | "proxyIp" | "captcha" | "rows";
        /** @description What one day spent on one kind of thing. */
        UsageAmount: {
            /** @description Kind */
            type: components["schemas"]["BalanceItemType"];
            /**
             * @description Dollars
             * @example 1.2
             */
            amount: number;
        };
        /** @description Usage of one day. */
        UsageLog: {
            /**
             * Format: date
             * @description Day in UTC
             * @example 2026-11-16
             */
            date: string;
            /**
             * @description Dollars spent
             * @example 1.2
             */
            amount: number;
            /**
             * @description Credits spent
             * @example 12
             */
            credits: number;
            /**
             * @description Rows that were paid for
             * @example 1200
             */
            rows: number;
            /** @description The same by kind */
            items: components["schemas"]["UsageAmount"][];
        };
        /** @description What one task spent in a period. */
        UsageTask: {
            /**
             * @description Task
             * @example task-1
             */
            taskId: string;
            /**
             * @description Its name; null once it is deleted
             * @example Shop prices, daily
             */
            taskName: string | null;
            /**
             * @description Dollars spent
             * @example 1.2
             */
            amount: number;
            /**
             * @description Rows that were paid for
             * @example 1200
             */
            rows: number;
            /** @description The same by kind */
            items: components["schemas"]["UsageAmount"][];
        };
        /** @description Usage by day. */
        UsageLogList: {
            /** @description Resource */
            resource: components["schemas"]["UsageResource"];
            /**
             * Format: date
             * @description First day
             * @example 2026-10-18
             */
            from: string;
            /**
             * Format: date
             * @description Last day
             * @example 2026-11-16
             */
            to: string;
            /**
             * @description Dollars in all
             * @example 31.4
             */
            total: number;
            /** @description Every day of the period, earliest first */
            items: components["schemas"]["UsageLog"][];
            /** @description What the tasks of the period spent, the most first: at most a hundred of them */
            tasks?: components["schemas"]["UsageTask"][];
        };
        /** @description A coupon code. */
        CouponBindRequest: {
            /**
             * @description Code; capitals and small letters are the same
             * @example WELCOME20
             */
            code: string;
        };
        /**
         * @description State of a coupon, also called recharge state.
         * @enum {string}
         */
        CouponStatus: "Bound" | "Used" | "Expired";
        /** @description A coupon of the account. */
        Coupon: {
            /**
             * @description Id
             * @example coupon-1
             */
            couponId: string;
            /**
             * @description Code that was bound
             * @example WELCOME20
             */
            code: string;
            /** @description State */
            status: components["schemas"]["CouponStatus"];
            /** @description Reduction takes an amount off, Discount a percentage */
            saleType: components["schemas"]["SaleType"];
            /**
             * @description Dollars of a reduction, percent of a discount
             * @example 20
             */
            value: number;
            /**
             * @description Least subtotal in dollars
             * @example 50
             */
            minimum: number;
            /**
             * @description Categories that it is good for
             * @example [
             *       "Plan"
             *     ]
             */
            appliesTo: components["schemas"]["OrderCategory"][];
            /**
             * @description Only for these goods; null for all of the categories
             * @example null
             */
            goodsCodes: components["schemas"]["GoodsCode"][] | null;
            /**
             * @description Whether it adds to the price of an activity
             * @example false
             */
            withActivity: boolean;
            /**
             * Format: date-time
             * @description When it was bound
             * @example 2026-11-16T10:00:00Z
             */
            boundAt: string;
            /**
             * Format: date-time
             * @description When it lapses
             * @example 2026-11-16T10:00:00Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was used
             * @example 2026-11-16T10:00:00Z
             */
            usedAt: string | null;
            /**
             * @description Order that uses it; it is held while that order waits
             * @example order-1
             */
            orderId: string | null;
        };
        /** @description A page of coupons, latest first. */
        CouponList: {
            /**
             * @description How many there are in all
             * @example 1
             */
            total: number;
            /**
             * @description Page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Entries a page
             * @example 10
             */
            pageSize: number;
            /** @description The page */
            items: components["schemas"]["Coupon"][];
        };
        /** @description Goods to be priced. */
        PriceRequest: {
            /** @description What to buy */
            code: components["schemas"]["GoodsCode"];
            /**
             * @description How many; of a plan how many periods
             * @default 1
             * @example 1
             */
            quantity?: number;
            /**
             * @description Coupon to apply
             * @example coupon-1
             */
            couponId?: string | null;
        };
        /** @description A price. Dollars are rounded half up to cents. */
        PriceQuote: {
            /** @description What is bought, with the suffix of a running activity */
            code: components["schemas"]["GoodsCode"];
            /**
             * @description How many
             * @example 1
             */
            quantity: number;
            /**
             * @description Currency as its ISO 4217 code
             * @example USD
             */
            currency: string;
            /**
             * @description Dollars for one
             * @example 99
             */
            unitPrice: number;
            /**
             * @description Dollars before anything is taken off
             * @example 99
             */
            subtotal: number;
            /** @description What is taken off, in this order */
            lines: components["schemas"]["PriceLine"][];
            /**
             * @description Dollars to pay; no tax is added
             * @example 79
             */
            total: number;
            /**
             * @description Dollars that it adds to the balance: of a credit pack, or what is left of a replaced plan
             * @example 0
             */
            addsToBalance: number;
            /**
             * @description Coupon that was applied
             * @example coupon-1
             */
            couponId: string | null;
            /**
             * @description Activity that was applied
             * @example autumn-2026
             */
            activityCode: string | null;
            /**
             * Format: date-time
             * @description When a plan begins
             * @example 2026-11-16T10:00:00Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When a plan ends
             * @example 2026-12-16T10:00:00Z
             */
            endsAt: string | null;
        };
        /** @description An order to place. */
        OrderRequest: {
            /** @description What to buy */
            code: components["schemas"]["GoodsCode"];
            /**
             * @description How many; of a plan how many periods
             * @default 1
             * @example 1
             */
            quantity?: number;
            /**
             * @description Coupon to apply
             * @example coupon-1
             */
            couponId?: string | null;
            /**
             * @description Dollars that were shown; another price now refuses the order with 409 PriceChanged
             * @example 79
             */
            expectedTotal?: number;
            /**
             * @description Made by the client for one purchase: sent again it gives the same order
             * @example 5a1f0c52-6f0e-4f54-9f0c-0c5d0a4f1b11
             */
            idempotencyKey: string;
        };
        /** @description How to pay an order. */
        PaymentRequest: {
            /**
             * @description Stored payment method
             * @example pm-1
             */
            paymentMethodId: string;
            /**
             * @description Id of the confirmation that the bank has been given
             * @example confirm-1
             */
            confirmationId?: string | null;
        };
        /**
         * @description What became of a payment.
         * @enum {string}
         */
        PaymentResult: "Paid" | "Declined" | "ConfirmationNeeded" | "Pending";
        /** @description What became of a payment. */
        PaymentOutcome: {
            /** @description Result */
            result: components["schemas"]["PaymentResult"];
            /** @description Why it was refused */
            reason: components["schemas"]["DeclineReason"] | null;
            /**
             * @description Send it again with this id once the bank has been told
             * @example confirm-1
             */
            confirmationId: string | null;
            /**
             * @description Address where the bank asks; null where the provider's own form does
             * @example https://bank.example/confirm
             */
            confirmationUrl: string | null;
            /** @description The order as it stands now */
            order: components["schemas"]["Order"];
        };
        /**
         * @description Collections of goods.
         * @enum {string}
         */
        GoodsCollectionKey: "plans" | "credits" | "additions" | "services";
        /**
         * @description Kind of goods.
         * @enum {integer}
         */
        PlanGoodsType: 0 | 1;
        /**
         * @description How often goods are paid for.
         * @enum {string}
         */
        BillingPeriod: "Once" | "Monthly" | "Quarterly" | "Yearly";
        /**
         * @description Step of an activity.
         * @enum {integer}
         */
        ActivityStepStatus: 0 | 1 | 2 | 3 | 4;
        /** @description Price of goods in the running step of an activity. */
        GoodsActivity: {
            /**
             * @description Code of the activity
             * @example autumn-2026
             */
            activityCode: string;
            /** @description Running step */
            step: components["schemas"]["ActivityStepStatus"];
            /** @description Code of the goods at this price */
            code: components["schemas"]["GoodsCode"];
            /**
             * @description Dollars
             * @example 79
             */
            price: number;
            /** @description How the price is lowered */
            saleType: components["schemas"]["SaleType"];
            /**
             * @description Percent off
             * @example 20
             */
            percent: number;
            /**
             * Format: date-time
             * @description When the step ends
             * @example 2026-11-16T10:00:00Z
             */
            endsAt: string;
        };
        /** @description What a plan holds. */
        PlanLimits: {
            /**
             * @description Tasks; null without a limit
             * @example 100
             */
            taskLimit: number | null;
            /**
             * @description Cloud nodes
             * @example 3
             */
            cloudNodes: number;
            /**
             * @description Rows exported a month; null without a limit
             * @example 1000000
             */
            exportRowLimit: number | null;
        };
        /** @description Something that can be bought. */
        GoodsItem: {
            /** @description Code */
            code: components["schemas"]["GoodsCode"];
            /**
             * @description Name, in the language of the request
             * @example Standard
             */
            name: string;
            /**
             * @description What it is, in the language of the request
             * @example Cloud runs for one person or a small team.
             */
            description: string;
            /** @description Plan or custom pack */
            goodsType: components["schemas"]["PlanGoodsType"];
            /** @description Category of its orders */
            category: components["schemas"]["OrderCategory"];
            /** @description Level that a plan gives */
            level: components["schemas"]["AccountLevel"] | null;
            /** @description How often it is paid for */
            period: components["schemas"]["BillingPeriod"];
            /**
             * @description Currency as its ISO 4217 code
             * @example USD
             */
            currency: string;
            /**
             * @description Dollars for one; null where the price is agreed by contract
             * @example 99
             */
            price: number | null;
            /**
             * @description Dollars a month of a plan
             * @example 99
             */
            pricePerMonth: number | null;
            /** @description Price in a running activity */
            activity: components["schemas"]["GoodsActivity"] | null;
            /** @description What a plan holds */
            limits: components["schemas"]["PlanLimits"] | null;
            /**
             * @description Dollars that it adds to the balance
             * @example 20
             */
            balance: number | null;
            /**
             * @description Most that one order takes
             * @example 1
             */
            maxQuantity: number;
        };
        /** @description Goods of a collection. */
        GoodsList: {
            /** @description Key of the collection */
            key: components["schemas"]["GoodsCollectionKey"];
            /** @description Goods, cheapest first */
            items: components["schemas"]["GoodsItem"][];
        };
        /** @description A stored payment method. What the provider keeps (number, security code) never comes here. */
        PaymentMethod: {
            /**
             * @description Id
             * @example pm-1
             */
            paymentMethodId: string;
            /** @description Kind */
            type: components["schemas"]["PaymentMethodType"];
            /** @description Brand of a card */
            brand: components["schemas"]["CardBrand"] | null;
            /**
             * @description Last four digits
             * @example 4242
             */
            last4: string | null;
            /**
             * @description Month in which a card expires
             * @example 12
             */
            expiryMonth: number | null;
            /**
             * @description Year in which a card expires
             * @example 2029
             */
            expiryYear: number | null;
            /**
             * @description True when the card has expired
             * @example false
             */
            isExpired: boolean;
            /**
             * @description Name or masked account at the provider
             * @example m***@example.com
             */
            holder: string | null;
            /**
             * @description True for the one that renewals are taken from
             * @example true
             */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description When it was stored
             * @example 2026-11-16T10:00:00Z
             */
            createdAt: string;
        };
        /** @description Stored payment methods, the default first. */
        PaymentMethodList: {
            /** @description Payment methods */
            items: components["schemas"]["PaymentMethod"][];
        };
        /**
         * @description When a payment method is stored.
         * @enum {string}
         */
        PaymentMethodStorage: "Now" | "WhenPaid" | "Never";
        /** @description A payment method to store. */
        PaymentMethodRequest: {
            /**
             * @description Token that the provider's form gave for what was typed there; card data never comes here
             * @example tok_visa
             */
            providerToken: string;
            /**
             * @description Make it the default
             * @default false
             * @example false
             */
            isDefault?: boolean;
            /** @description When it is stored; at once by default */
            storage?: components["schemas"]["PaymentMethodStorage"];
        };
        /**
         * @description State of the subscription.
         * @enum {string}
         */
        SubscriptionStatus: "None" | "Trial" | "Active" | "Ending" | "Contract" | "Expired";
        /** @description A plan that follows the running one. */
        SubscriptionChange: {
            /** @description Plan */
            code: components["schemas"]["GoodsCode"];
            /** @description Level */
            level: components["schemas"]["AccountLevel"];
            /**
             * Format: date-time
             * @description When it begins
             * @example 2026-11-16T10:00:00Z
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description When it ends
             * @example 2026-12-16T10:00:00Z
             */
            endsAt: string;
        };
        /** @description The plan of the account and how it goes on. */
        Subscription: {
            /** @description State */
            status: components["schemas"]["SubscriptionStatus"];
            /** @description Plan that was bought */
            code: components["schemas"]["GoodsCode"] | null;
            /** @description Level that counts now */
            level: components["schemas"]["AccountLevel"];
            /** @description How often it is paid for */
            period: components["schemas"]["BillingPeriod"] | null;
            /** @description Trial while a trial runs */
            saleType: components["schemas"]["SaleType"];
            /**
             * Format: date-time
             * @description When the present period began
             * @example 2026-11-16T10:00:00Z
             */
            startsAt: string | null;
            /**
             * Format: date-time
             * @description When the present period ends
             * @example 2026-12-16T10:00:00Z
             */
            endsAt: string | null;
            /**
             * @description Whether it renews itself
             * @example true
             */
            autoRenew: boolean;
            /**
             * @description Dollars of the next renewal
             * @example 99
             */
            renewalPrice: number | null;
            /**
             * @description Payment method of the next renewal
             * @example pm-1
             */
            paymentMethodId: string | null;
            /** @description What the plan holds */
            limits: components["schemas"]["PlanLimits"];
            /**
             * @description Cloud nodes bought beside the plan
             * @example 0
             */
            extraCloudNodes: number;
            /** @description A plan already paid that follows */
            next: components["schemas"]["SubscriptionChange"] | null;
            /** @description Why the last renewal was refused */
            failedRenewal: components["schemas"]["DeclineReason"] | null;
        };
        /** @description Billing information to store. Fields that are left out are emptied. */
        BillingInformationUpdate: {
            /**
             * @description First name
             * @example Mia
             */
            firstName: string;
            /**
             * @description Last name
             * @example Castellan
             */
            lastName: string;
            /**
             * @description E-mail address for invoices
             * @example billing@example.com
             */
            email: string;
            /**
             * @description Phone number
             * @example +34 600 000 000
             */
            phone: string;
            /**
             * @description Company
             * @example Example Ltd.
             */
            companyName?: string;
            /**
             * @description Street and number
             * @example 1 Example Street
             */
            address1: string;
            /**
             * @description More of the address
             * @example Floor 2
             */
            address2?: string;
            /**
             * @description Country as its ISO 3166-1 abbreviation
             * @example ES
             */
            country: string;
            /**
             * @description City
             * @example Valencia
             */
            city: string;
            /**
             * @description Postal code
             * @example 46001
             */
            postalCode: string;
            /**
             * @description State or province
             * @example Valencia
             */
            province: string;
            /**
             * @description VAT number
             * @example ESB12345678
             */
            dutyParagraph?: string;
            /**
             * @description Notes
             * @example Purchase order 4711
             */
            remark?: string;
        };
        /** @description Names of a country by interface language. */
        CountryNames: {
            /**
             * @description Name in en-US
             * @example Germany
             */
            "en-US": string;
            /**
             * @description Name in es-ES
             * @example Alemania
             */
            "es-ES": string;
            /**
             * @description Name in ja-JP
             * @example ドイツ
             */
            "ja-JP": string;
            /**
             * @description Name in de-DE
             * @example Deutschland
             */
            "de-DE": string;
            /**
             * @description Name in fr-FR
             * @example Allemagne
             */
            "fr-FR": string;
            /**
             * @description Name in it-IT
             * @example Germania
             */
            "it-IT": string;
            /**
             * @description Name in ko-KR
             * @example 독일
             */
            "ko-KR": string;
        };
        /** @description A country. */
        CountryEntry: {
            /**
             * @description ISO 3166-1 abbreviation of two letters
             * @example DE
             */
            abbreviation: string;
            /**
             * @description Phone code without plus sign
             * @example 49
             */
            phoneCode: string;
            /** @description Names by language */
            names: components["schemas"]["CountryNames"];
        };
        /** @description Every country, by its name in the language of the request. */
        CountryList: {
            /** @description Countries */
            items: components["schemas"]["CountryEntry"][];
        };
        /** @description A sub-member of an enterprise account. */
        Member: {
            /**
             * @description Id of the member
             * @example 10140
             */
            memberId: string;
            /**
             * @description Name to sign in with
             * @example sofie
             */
            userName: string;
            /**
             * @description Full name
             * @example Sofie Lindgren
             */
            fullName: string | null;
            /**
             * @description E-mail address, null while none is bound
             * @example sofie@example.com
             */
            email: string | null;
            /**
             * @description True when it cannot sign in
             * @example false
             */
            disabled: boolean;
            /**
             * @description Cloud nodes it has of the owner's
             * @example 5
             */
            cloudCount: number;
            /**
             * @description Cloud nodes at work
             * @example 2
             */
            cloudNodesUsed: number;
            /**
             * @description Tasks
             * @example 16
             */
            taskCount: number;
            /**
             * @description Balance in dollars
             * @example 18
             */
            balance: number;
            /**
             * Format: date-time
             * @description When it was made
             * @example 2025-02-03T09:30:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last signed in, null when never or not for long
             * @example null
             */
            lastLoginAt: string | null;
        };
        /** @description A page of members. */
        MemberList: {
            /**
             * @description Members that match
             * @example 1
             */
            total: number;
            /**
             * @description Page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Items a page
             * @example 10
             */
            pageSize: number;
            /** @description The members */
            items: components["schemas"]["Member"][];
            /**
             * @description Members there are, whether or not they match
             * @example 5
             */
            memberCount: number;
            /**
             * @description Members that the plan allows
             * @example 10
             */
            memberLimit: number;
            /**
             * @description Cloud nodes of the plan, those of members included
             * @example 40
             */
            cloudNodeTotal: number;
            /**
             * @description Cloud nodes that can still be given: neither given to members nor at work for the owner; those of disabled members are free
             * @example 22
             */
            cloudNodesLeft: number;
        };
        /** @description A new member, or what is to change of one. */
        MemberSave: {
            /**
             * @description Name to sign in with, without spaces and @; nobody else has it
             * @example sofie
             */
            userName?: string;
            /**
             * @description Password to sign in with: at least 8 characters with a letter and a digit, not the present one, not the user name or e-mail
             * @example three-lamps-3
             */
            password?: string;
            /**
             * @description Full name
             * @example Sofie Lindgren
             */
            fullName?: string;
            /**
             * Format: email
             * @description E-mail address; nobody else has it
             * @example sofie@example.com
             */
            email?: string;
            /**
             * @description Cloud nodes of the member
             * @example 5
             */
            cloudCount?: number;
        };
        /** @description What a removed member leaves to the owner. */
        MemberRemoved: {
            /**
             * @description Tasks
             * @example 16
             */
            taskCount: number;
            /**
             * @description Group they are in now, null when there were none
             * @example g-9
             */
            taskGroupId: string | null;
            /**
             * @description Cloud nodes
             * @example 5
             */
            cloudCount: number;
            /**
             * @description Dollars
             * @example 18
             */
            balance: number;
        };
        /** @description A new password of a member. */
        MemberPassword: {
            /**
             * @description Password to sign in with: at least 8 characters with a letter and a digit, not the present one, not the user name or e-mail
             * @example three-lamps-3
             */
            password: string;
        };
        /** @description A new password of several members. */
        MemberPasswords: {
            /**
             * @description Ids of the members
             * @example [
             *       "10140"
             *     ]
             */
            memberIds: string[];
            /**
             * @description Password to sign in with: at least 8 characters with a letter and a digit, not the present one, not the user name or e-mail
             * @example three-lamps-3
             */
            password: string;
        };
        /** @description What came of an operation for one member. */
        MemberResult: {
            /**
             * @description Id of the member
             * @example 10140
             */
            memberId: string;
            /**
             * @description Empty when done, else why not: MemberNotFound or PasswordRefused; others may come
             * @example
             */
            code: string;
            /**
             * @description Why, in the language of the request
             * @example
             */
            message: string;
        };
        /** @description A result per member. */
        MemberResults: {
            /** @description The results, in the order asked for */
            results: components["schemas"]["MemberResult"][];
        };
        /** @description Cloud nodes of a member. */
        MemberCloudCount: {
            /**
             * @description Cloud nodes of the member
             * @example 5
             */
            cloudCount: number;
        };
        /** @description Whether a member is disabled. */
        MemberStatus: {
            /**
             * @description True to disable it
             * @example true
             */
            disabled: boolean;
        };
        /** @description What a run of a member cost. */
        MemberSpending: {
            /** @description What it was spent on */
            type: components["schemas"]["BalanceItemType"];
            /**
             * Format: date-time
             * @description When the run began
             * @example 2026-11-15T08:00:00Z
             */
            time: string;
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /**
             * @description Name of the task
             * @example Shop prices, daily
             */
            taskName: string;
            /**
             * @description Number of the lot
             * @example 3
             */
            lot: string;
            /**
             * @description Rows it found
             * @example 1400
             */
            rows: number;
            /**
             * @description Dollars
             * @example 4.2
             */
            amount: number;
        };
        /** @description What a member has spent in a period. */
        MemberBalanceDetails: {
            /**
             * @description Id of the member
             * @example 10140
             */
            memberId: string;
            /**
             * Format: date-time
             * @description Start of the period
             * @example 2026-10-17T00:00:00Z
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period
             * @example 2026-11-17T00:00:00Z
             */
            to: string;
            /**
             * @description Balance now, in dollars
             * @example 18
             */
            balance: number;
            /**
             * @description Spent in the period, in dollars
             * @example 4.2
             */
            spent: number;
            /** @description Spent in the period, by item */
            items: components["schemas"]["BalanceItem"][];
            /**
             * @description Runs that cost something in the period, of the kind asked for
             * @example 1
             */
            total: number;
            /**
             * @description Page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Items a page
             * @example 10
             */
            pageSize: number;
            /** @description Those runs, latest first */
            details: components["schemas"]["MemberSpending"][];
        };
        /**
         * @description Why the balance changed.
         * @enum {string}
         */
        BalanceLogKind: "Spending" | "Purchase" | "Reward" | "CarriedOver";
        /** @description One change of the balance. */
        BalanceLog: {
            /**
             * @description Id
             * @example run:task-1:3
             */
            logId: string;
            /** @description Why it changed */
            kind: components["schemas"]["BalanceLogKind"];
            /** @description What it was spent on; null where it was not spent */
            type: components["schemas"]["BalanceItemType"] | null;
            /**
             * @description Dollars; below zero when spent
             * @example -1.2
             */
            amount: number;
            /**
             * @description Dollars left after it
             * @example 41.3
             */
            balanceAfter: number;
            /**
             * Format: date-time
             * @description When: the end of a run, now while it runs
             * @example 2026-11-16T10:00:00Z
             */
            time: string;
            /**
             * @description Task that spent it
             * @example task-1
             */
            taskId: string | null;
            /**
             * @description Name of the task
             * @example Shop prices, daily
             */
            taskName: string | null;
            /**
             * @description Lot of the task
             * @example 3
             */
            lotNo: string | null;
            /**
             * @description Rows that were paid for
             * @example 1200
             */
            rows: number | null;
            /**
             * @description Order that added it
             * @example order-1
             */
            orderId: string | null;
            /**
             * @description True while the run goes on and the amount grows
             * @example false
             */
            isRunning: boolean;
        };
        /** @description A page of changes of the balance, latest first. */
        BalanceLogList: {
            /**
             * @description How many there are in all
             * @example 1
             */
            total: number;
            /**
             * @description Page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Entries a page
             * @example 10
             */
            pageSize: number;
            /** @description The page */
            items: components["schemas"]["BalanceLog"][];
        };
        /** @description Whether the account may start a trial. */
        TrialEligibility: {
            /**
             * @description True when a trial can be started
             * @example true
             */
            canTrial: boolean;
            /**
             * @description Length of the trial in days
             * @example 7
             */
            trialDays?: number | null;
            /** @description Level during the trial */
            trialLevel?: components["schemas"]["AccountLevel"] | null;
        };
        /**
         * @description Lifecycle of an activity.
         * @enum {string}
         */
        ActivityStatus: "Created" | "Started" | "Paused" | "Ended";
        /** @description A step of an activity. */
        ActivityStep: {
            /** @description Step */
            status: components["schemas"]["ActivityStepStatus"];
            /**
             * Format: date-time
             * @description When it begins
             * @example 2026-11-16T10:00:00Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @description When it ends
             * @example 2026-11-23T10:00:00Z
             */
            endDate: string;
            /**
             * @description Percent off plans; 0 before the sale
             * @example 20
             */
            percent?: number;
        };
        /** @description A sale with its steps. */
        Activity: {
            /**
             * @description Code
             * @example autumn-2026
             */
            code: string;
            /**
             * @description Name, in the language of the request
             * @example Autumn sale
             */
            name: string;
            /**
             * @description What it offers, in the language of the request
             * @example Plans at a lower price for two weeks.
             */
            description: string;
            /** @description Lifecycle */
            status: components["schemas"]["ActivityStatus"];
            /** @description How prices are lowered */
            saleType: components["schemas"]["SaleType"];
            /**
             * Format: date-time
             * @description When the first step begins
             * @example 2026-11-16T10:00:00Z
             */
            startDate: string;
            /**
             * Format: date-time
             * @description When the last step ends
             * @example 2026-11-30T10:00:00Z
             */
            endDate: string;
            /** @description Step that is running now */
            currentStep: components["schemas"]["ActivityStepStatus"];
            /**
             * Format: date-time
             * @description When that step ends
             * @example 2026-11-23T10:00:00Z
             */
            currentStepEndsAt: string | null;
            /** @description Steps in their order */
            steps: components["schemas"]["ActivityStep"][];
            /**
             * @description Plans it is for
             * @example [
             *       "standard-yearly"
             *     ]
             */
            goodsCodes: components["schemas"]["GoodsCode"][];
        };
        /** @description Running activities. */
        ActivityList: {
            /** @description Activities, the one that ends first leading */
            items: components["schemas"]["Activity"][];
        };
        /**
         * @description Answer to the push prompt.
         * @enum {string}
         */
        PushAnswer: "Accept" | "Decline" | "Later";
        /** @description Answer to the push prompt. */
        VisitorRetention: {
            /** @description Answer */
            answer: components["schemas"]["PushAnswer"];
            /**
             * @description Path of the page it was given on
             * @example /pricing
             */
            page?: string;
        };
        /**
         * @description Missions that give a reward once.
         * @enum {string}
         */
        MissionType: "FirstTask" | "FirstRun" | "FirstExport" | "BillingInformation";
        /** @description Something to do that gives a reward once. */
        Mission: {
            /** @description Mission */
            missionType: components["schemas"]["MissionType"];
            /**
             * @description Dollars that the mission gives
             * @example 1
             */
            reward: number;
            /**
             * @description True when what it asks for has been done, so that it can be completed
             * @example true
             */
            done: boolean;
            /**
             * Format: date-time
             * @description When it was completed and its reward paid; null before
             * @example 2026-11-16T10:00:00Z
             */
            completedAt: string | null;
        };
        /** @description Missions of the account. */
        MissionList: {
            /** @description Missions, in the order in which they are usually done */
            items: components["schemas"]["Mission"][];
        };
        /** @description What became of a mission. */
        MissionResult: {
            /** @description Mission */
            missionType: components["schemas"]["MissionType"];
            /**
             * @description True when it is complete
             * @example true
             */
            completed: boolean;
            /**
             * @description True when this very call brought the reward
             * @example true
             */
            rewarded: boolean;
            /**
             * @description Dollars that the mission gives
             * @example 1
             */
            reward: number;
            /**
             * Format: date-time
             * @description When it was completed
             * @example 2026-11-16T10:00:00Z
             */
            completedAt: string;
            /**
             * @description Balance after it in dollars
             * @example 43.5
             */
            totalBalance: number;
        };
        /** @description A kind of templates. Kind id 1000002 is the special list. */
        TemplateKind: {
            /**
             * @description Id of the kind
             * @example 12
             */
            kindId: number;
            /**
             * @description Name in the language of the request
             * @example E-commerce
             */
            kindName: string;
            /**
             * @description Slug of the category page
             * @example e-commerce
             */
            slug: string;
            /**
             * @description How many templates it holds
             * @example 24
             */
            templateCount?: number;
        };
        /** @description All kinds of templates. */
        TemplateKindList: {
            /** @description The items */
            items: components["schemas"]["TemplateKind"][];
        };
        /**
         * @description Order of the template list.
         * @enum {integer}
         */
        TemplateSort: 1 | 2 | 3;
        /**
         * @description Where a template can run.
         * @enum {integer}
         */
        RunOn: 0 | 1 | 2 | 3;
        /**
         * @description Language of a template. 0 is All in a filter, and no supported language on a template.
         * @enum {integer}
         */
        LanguageFilter: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 99;
        /**
         * @description Who a template is offered to.
         * @enum {integer}
         */
        TemplateScope: 1 | 2;
        /** @description A kind as a template card names it. */
        TemplateKindLabel: {
            /**
             * @description Name in the language of the request
             * @example E-commerce
             */
            kindName: string;
            /**
             * @description Slug of the category page
             * @example e-commerce
             */
            slug: string;
            /**
             * @description Id of the kind
             * @example 12
             */
            kindId?: number;
        };
        /** @description Prices by level, in dollars per 1,000 rows. Zero or null is free. */
        TemplatePrices: {
            /**
             * @description Price of level Free and None
             * @example 1.5
             */
            free: number | null;
            /**
             * @description Price of level Basic
             * @example 1.5
             */
            basic: number | null;
            /**
             * @description Price of level Standard
             * @example 1.2
             */
            standard: number | null;
            /**
             * @description Price of level Professional
             * @example 1
             */
            professional: number | null;
            /**
             * @description Price of levels Enterprise, EnterprisePlus and EnterpriseChild
             * @example 0.8
             */
            enterprise: number | null;
        };
        /**
         * @description State of a template.
         * @enum {integer}
         */
        TemplateStatus: 0 | 1 | 2 | 3;
        /**
         * @description Feedback of the account on a template.
         * @enum {integer}
         */
        Feedback: 1 | 0 | -1;
        /** @description A template of a collection, as much as its cover shows. All of it is chosen. */
        TemplateMember: {
            /**
             * @description Name in the language of the request
             * @example Shop product details
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-product-details
             */
            slug: string;
            /**
             * @description Slug of its first kind
             * @example e-commerce
             */
            kindSlug: string;
        };
        /** @description A template, or a collection of templates, as lists show it. */
        TemplateCard: {
            /**
             * @description Id of the registration
             * @example r-101
             */
            templateRegistrationId: string;
            /**
             * @description Global id
             * @example 0b7c2f1e-4a55-4c1e-9c5e-6a5f4d1f0b01
             */
            tempGuid: string;
            /**
             * @description Name in the language of the request
             * @example Shop product details
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-product-details
             */
            slug: string;
            /**
             * @description Short text in the language of the request
             * @example Name, price and stock of products.
             */
            description: string;
            /**
             * @description Address of the picture
             * @example /images/en/template-shop.svg
             */
            imageUrl: string | null;
            /** @description Kinds it belongs to */
            kinds: components["schemas"]["TemplateKindLabel"][];
            /** @description Where it can run */
            runOn: components["schemas"]["RunOn"];
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-11-02T08:00:00Z
             */
            updateDate: string;
            /**
             * @description How many like it
             * @example 1204
             */
            likes: number;
            /**
             * @description True when the card may open the prices of all levels
             * @example true
             */
            allowCrossAccountLevelPricing: boolean;
            /** @description Prices by level */
            prices: components["schemas"]["TemplatePrices"];
            /**
             * @description Dollars per 1,000 rows for this account
             * @example 1.2
             */
            pricePerData: number | null;
            /** @description State */
            status: components["schemas"]["TemplateStatus"];
            /** @description Language of its site; 0 is no supported language */
            language: components["schemas"]["LanguageFilter"];
            /** @description Lowest level that may use it */
            accountLimit: components["schemas"]["AccountLevel"];
            /** @description Lowest level that may start it */
            newMinAccountLevel: components["schemas"]["AccountLevel"];
            /**
             * @description Version
             * @example 7
             */
            currentTemplateVersion: number;
            /** @description Feedback of this account; none without a session */
            feedback: components["schemas"]["Feedback"];
            /**
             * @description True when a favorite of this account
             * @example false
             */
            favorited: boolean;
            /**
             * @description True when this account is told of the end of maintenance
             * @example false
             */
            subscribed: boolean;
            /**
             * @description True when it is private and not open to this account
             * @example false
             */
            privatePermissionDenied: boolean;
            /**
             * @description True for a collection of templates
             * @example false
             */
            isTemplateCollection: boolean;
            /** @description Who it is offered to */
            scope?: components["schemas"]["TemplateScope"];
            /**
             * @description True when recommended
             * @example true
             */
            recommended?: boolean;
            /**
             * @description How many tasks were made from it
             * @example 5310
             */
            taskCount?: number;
            /**
             * @description Templates of a collection
             * @example 0
             */
            templateCount?: number;
            /**
             * @description The first templates of a collection, for its cover; empty on a single template
             * @example []
             */
            members?: components["schemas"]["TemplateMember"][];
        };
        /** @description A page of templates. */
        TemplateCardList: {
            /**
             * @description Items in all
             * @example 1
             */
            total: number;
            /**
             * @description This page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Items a page
             * @example 10
             */
            pageSize: number;
            /** @description The items */
            items: components["schemas"]["TemplateCard"][];
        };
        /** @description Feedback to store. */
        FeedbackUpdate: {
            /** @description 1 like, 0 none, -1 dislike */
            feedback: components["schemas"]["Feedback"];
        };
        /**
         * @description Type of a field of rows of data: decides alignment and rendering.
         * @enum {string}
         */
        RowFieldType: "text" | "link" | "image" | "number" | "date" | "json";
        /** @description A field of rows of data. All of it is chosen. */
        RowField: {
            /**
             * @description Key of the field in a row
             * @example price
             */
            name: string;
            /**
             * @description Heading
             * @example Price
             */
            displayText: string;
            /** @description Decides alignment and rendering */
            type: components["schemas"]["RowFieldType"];
        };
        /** @description A template as its page shows it: the card with its text. */
        TemplateDetail: {
            /**
             * @description Id of the registration
             * @example r-101
             */
            templateRegistrationId: string;
            /**
             * @description Global id
             * @example 0b7c2f1e-4a55-4c1e-9c5e-6a5f4d1f0b01
             */
            tempGuid: string;
            /**
             * @description Name in the language of the request
             * @example Shop product details
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-product-details
             */
            slug: string;
            /**
             * @description Short text in the language of the request
             * @example Name, price and stock of products.
             */
            description: string;
            /**
             * @description Address of the picture
             * @example /images/en/template-shop.svg
             */
            imageUrl: string | null;
            /** @description Kinds it belongs to */
            kinds: components["schemas"]["TemplateKindLabel"][];
            /** @description Where it can run */
            runOn: components["schemas"]["RunOn"];
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-11-02T08:00:00Z
             */
            updateDate: string;
            /**
             * @description How many like it
             * @example 1204
             */
            likes: number;
            /**
             * @description True when the card may open the prices of all levels
             * @example true
             */
            allowCrossAccountLevelPricing: boolean;
            /** @description Prices by level */
            prices: components["schemas"]["TemplatePrices"];
            /**
             * @description Dollars per 1,000 rows for this account
             * @example 1.2
             */
            pricePerData: number | null;
            /** @description State */
            status: components["schemas"]["TemplateStatus"];
            /** @description Language of its site; 0 is no supported language */
            language: components["schemas"]["LanguageFilter"];
            /** @description Lowest level that may use it */
            accountLimit: components["schemas"]["AccountLevel"];
            /** @description Lowest level that may start it */
            newMinAccountLevel: components["schemas"]["AccountLevel"];
            /**
             * @description Version
             * @example 7
             */
            currentTemplateVersion: number;
            /** @description Feedback of this account; none without a session */
            feedback: components["schemas"]["Feedback"];
            /**
             * @description True when a favorite of this account
             * @example false
             */
            favorited: boolean;
            /**
             * @description True when this account is told of the end of maintenance
             * @example false
             */
            subscribed: boolean;
            /**
             * @description True when it is private and not open to this account
             * @example false
             */
            privatePermissionDenied: boolean;
            /**
             * @description True for a collection of templates
             * @example false
             */
            isTemplateCollection: boolean;
            /** @description Who it is offered to */
            scope?: components["schemas"]["TemplateScope"];
            /**
             * @description True when recommended
             * @example true
             */
            recommended?: boolean;
            /**
             * @description How many tasks were made from it
             * @example 5310
             */
            taskCount?: number;
            /**
             * @description Templates of a collection
             * @example 0
             */
            templateCount?: number;
            /**
             * @description The first templates of a collection, for its cover; empty on a single template
             * @example []
             */
            members?: components["schemas"]["TemplateMember"][];
            /**
             * @description Text of the page, HTML, in the language of the request
             * @example <h2>Input</h2><p>Paste product addresses.</p>
             */
            howToUse: string;
            /** @description Fields of the rows it gives */
            outputFields?: components["schemas"]["RowField"][];
            /**
             * Format: date-time
             * @description When maintenance is expected to end
             * @example null
             */
            maintenanceEndsAt?: string | null;
            /**
             * @description Id of the template for task setup
             * @example t-301
             */
            templateId?: string;
        };
        /** @description A collection of templates. All of it is chosen. */
        TemplateCollection: {
            /**
             * @description Id of the collection
             * @example r-900
             */
            templateRegistrationId: string;
            /**
             * @description Name in the language of the request
             * @example Shop prices
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-prices
             */
            slug: string;
            /**
             * @description Short text in the language of the request
             * @example Prices and stock of the large shops.
             */
            description: string;
            /**
             * @description Address of the picture
             * @example /images/en/collection-shops.svg
             */
            imageUrl: string | null;
            /** @description Kinds it belongs to */
            kinds: components["schemas"]["TemplateKindLabel"][];
            /**
             * @description How many templates it holds
             * @example 6
             */
            templateCount: number;
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-11-02T08:00:00Z
             */
            updateDate: string;
            /**
             * @description Its first templates, for its cover
             * @example []
             */
            members?: components["schemas"]["TemplateMember"][];
        };
        /** @description Whether the balance allows a start with this template. */
        TemplateBalanceInfo: {
            /**
             * @description True when the balance, with the quantity-based amount, reaches 1
             * @example true
             */
            canUse: boolean;
            /**
             * @description Balance in dollars; a missing balance counts as 0
             * @example 42.5
             */
            balance: number | null;
            /**
             * @description Below this a start asks for confirmation
             * @example 3
             */
            balanceLowThreshold: number;
            /**
             * @description Below this a start leads to the balance page
             * @example 1
             */
            chargingGranularity: number;
            /**
             * @description Version to compare a task's with
             * @example 7
             */
            currentTemplateVersion?: number;
            /**
             * @description Dollars per 1,000 rows
             * @example 1.2
             */
            pricePerData?: number | null;
            /** @description State of the template at the moment */
            status?: components["schemas"]["TemplateStatus"];
        };
        /** @description How much a template was used today. */
        UsageCount: {
            /**
             * @description The count
             * @example 1200
             */
            count: number;
        };
        /**
         * @description How a task was made.
         * @enum {integer}
         */
        TaskMode: 2 | 10;
        /** @description A task as its share shows it: nothing of its rows, its inputs or its proxies. */
        SharedTask: {
            /**
             * @description Id of the share; copying it makes a task of one's own
             * @example share-7c1
             */
            shareId: string;
            /**
             * @description Name
             * @example Lamps of Lyon
             */
            taskName: string;
            /** @description How it was made */
            taskType: components["schemas"]["TaskMode"];
            /**
             * @description Who shares it
             * @example Mia Castellan
             */
            creationUserName: string | null;
            /**
             * Format: date-time
             * @description Since when
             * @example 2026-11-16T10:00:00Z
             */
            sharedAt: string;
            /** @description Fields of its rows */
            fields: components["schemas"]["RowField"][];
            /**
             * @description Pages or words it works through
             * @example 12
             */
            inputCount: number;
            /**
             * @description Rows it has found
             * @example 4210
             */
            currentTotalExtractCount: number;
            /**
             * @description True when the asker owns the task
             * @example false
             */
            own: boolean;
        };
        /** @description Some templates, without pages. */
        TemplateCards: {
            /** @description The templates */
            items: components["schemas"]["TemplateCard"][];
        };
        /** @description An automation app that goes with a template. */
        RelatedApp: {
            /**
             * @description Name
             * @example Invoice filler
             */
            name: string;
            /**
             * @description Address of its picture, null for none
             * @example null
             */
            imageUrl: string | null;
            /**
             * @description Address of its page
             * @example https://apps.example/invoice-filler
             */
            url: string;
            /**
             * @description How often it was downloaded
             * @example 1840
             */
            downloads: number;
            /**
             * Format: date-time
             * @description When it was last changed
             * @example 2026-10-04T08:00:00Z
             */
            lastModificationTime: string;
        };
        /** @description Automation apps that go with a template. */
        RelatedAppList: {
            /** @description The apps */
            items: components["schemas"]["RelatedApp"][];
        };
        /** @description Why subscribing was refused. Message is spelt so. */
        SubscriptionError: {
            /**
             * @description Code of the error
             * @example TemplateNotMaintained
             */
            code: string;
            /**
             * @description What went wrong, in the language of the request; shown as it is
             * @example This template is not under maintenance.
             */
            Message: string;
        };
        /** @description Answer of subscribing and unsubscribing. */
        SubscriptionAnswer: {
            /** @description Null when done */
            error: components["schemas"]["SubscriptionError"] | null;
        };
        /** @description How many templates. */
        TemplateCount: {
            /**
             * @description How many
             * @example 2
             */
            count: number;
        };
        /**
         * @description Type of a template: what its rule is written for.
         * @enum {integer}
         */
        SourceType: 1 | 7 | 8;
        /** @description Holder of a parameter's hint. */
        TemplateParameterMarks: {
            /**
             * @description Hint in the language of the request
             * @example Up to 1,000 addresses.
             */
            Remark?: string | null;
        };
        /** @description Options of a parameter's control. */
        ControlOptions: {
            /**
             * @description Example value
             * @example https://shop.example/p/1
             */
            Placeholder?: string | null;
            /**
             * @description ParamName whose value limits the options
             * @example null
             */
            ParentField?: string | null;
            /**
             * @description Most lines
             * @example 1000
             */
            MaxLines?: number | null;
            /**
             * @description Fewest lines
             * @example 1
             */
            MinLines?: number | null;
            /**
             * @description Lines may come from another task
             * @example true
             */
            IsTaskImportEnabled?: boolean;
            /**
             * @description Lines may come from a file
             * @example true
             */
            IsFileImportEnabled?: boolean;
            /**
             * @description Offers to copy the ParamName for use with the API
             * @example false
             */
            IsAPIEnabled?: boolean;
            /**
             * @description Filter passed on when options are asked for
             * @example null
             */
            DataSourceFilter?: string | null;
        };
        /** @description Bounds of a parameter's value. */
        DataTypeOptions: {
            /**
             * @description Largest number
             * @example 1000
             */
            Max?: number | null;
            /**
             * @description Smallest number
             * @example 1
             */
            Min?: number | null;
            /**
             * @description Fewest characters
             * @example 1
             */
            MinLen?: number | null;
            /**
             * @description Most characters
             * @example 2000
             */
            MaxLen?: number | null;
            /**
             * @description Regular expression that must match
             * @example ^https://
             */
            Regx?: string | null;
            /**
             * @description Message where it does not
             * @example Start with https://
             */
            RegxMessage?: string | null;
            /**
             * @description Most decimals
             * @example 0
             */
            Scale?: number | null;
            /**
             * @description Address that belongs to the value, such as the page of a pre-login
             * @example null
             */
            Url?: string | null;
        };
        /**
         * @description Where the options of a parameter come from.
         * @enum {string}
         */
        DataSourceType: "External" | "Internal";
        /** @description One option of a parameter. */
        DataSourceOption: {
            /**
             * @description Value to store
             * @example de
             */
            value: string;
            /**
             * @description Label in the language of the request
             * @example Germany
             */
            label: string;
            /**
             * @description Value of the parent field it belongs to
             * @example null
             */
            parent?: string | null;
        };
        /** @description Options of an Internal data source, or the id that options of an External one are asked by (GET /v1/templateDataSources/{id}). */
        ParameterDataSource: string | components["schemas"]["DataSourceOption"][] | null;
        /** @description One parameter of the form. Unknown data and control types may come. */
        TemplateParameter: {
            /**
             * @description Id of the parameter
             * @example p-1
             */
            Id: string;
            /**
             * @description Name that the rule reads it by
             * @example urls
             */
            ParamName: string;
            /**
             * @description Label in the language of the request
             * @example Product addresses
             */
            DisplayText: string;
            /**
             * @description Data type. Known: see ParameterDataType
             * @example String
             */
            DataType: string;
            /**
             * @description Control type. Known: see ParameterControlType
             * @example MultiInput
             */
            ControlType: string;
            /**
             * @description True when a value is needed
             * @example true
             */
            IsRequired: boolean;
            /**
             * @description Hint in the language of the request
             * @example Up to 1,000 addresses.
             */
            Remark?: string | null;
            /** @description Holder of the hint where Remark is not given */
            Marks?: components["schemas"]["TemplateParameterMarks"] | null;
            /** @description Options of the control */
            ControlOptions?: components["schemas"]["ControlOptions"] | null;
            /** @description Bounds of the value */
            DataTypeOptions?: components["schemas"]["DataTypeOptions"] | null;
            /** @description Where its options come from */
            DataSourceType?: components["schemas"]["DataSourceType"] | null;
            /** @description Options (Internal) or the id to ask them by (External) */
            DataSource?: components["schemas"]["ParameterDataSource"];
            /**
             * @description Filter passed on when options are asked for
             * @example null
             */
            DataSourceFilter?: string | null;
            /**
             * @description Value to begin with
             * @example null
             */
            DefaultValue?: string | null;
        };
        /** @description Options that a parameter with a parent field was filled from. All of it is chosen. */
        FieldDataSource: {
            /**
             * @description Parameter
             * @example city
             */
            ParamName: string;
            /**
             * @description Parameter that limits it
             * @example country
             */
            ParentField: string | null;
            /**
             * @description Id of the data source
             * @example ds-cities
             */
            DataSource: string;
            /** @description Options that were offered */
            Options?: components["schemas"]["DataSourceOption"][];
        };
        /** @description Explanation of one parameter: title, text, picture. */
        TemplateMark: {
            /**
             * @description What the mark belongs to
             * @example parameter
             */
            type: string;
            /**
             * @description Id of the parameter
             * @example p-1
             */
            parameterId: string;
            /**
             * @description Address of the picture
             * @example null
             */
            imageUrl: string | null;
            /**
             * @description Title, in the language of the request
             * @example Product addresses
             */
            paramDisplayText: string;
            /**
             * @description Text, in the language of the request
             * @example One address a line.
             */
            description: string;
        };
        /** @description A template for task setup. */
        TemplateSetup: {
            /**
             * @description Id of the template (templateId of a task)
             * @example t-301
             */
            id: string;
            /**
             * @description Version
             * @example 7
             */
            version: number;
            /** @description What its rule is written for */
            type: components["schemas"]["SourceType"];
            /**
             * @description Name in the language of the request
             * @example Shop product details
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-product-details
             */
            slug: string;
            /**
             * @description Id of its registration
             * @example r-101
             */
            templateRegistrationId: string;
            /**
             * @description True when everybody may use it
             * @example true
             */
            isPublic: boolean;
            /**
             * @description True when the account is on its allow list
             * @example false
             */
            isWhiteUserId: boolean;
            /** @description Lowest level that may use it */
            accountLimit: components["schemas"]["AccountLevel"];
            /**
             * @description Dollars per 1,000 rows
             * @example 1.2
             */
            pricePerData: number | null;
            /**
             * @description Cloud runs a day; null without a limit
             * @example 50
             */
            dailyMaxCount: number | null;
            /**
             * @description Rows a day; null without a limit
             * @example 100000
             */
            dailyMaxExtractedCount: number | null;
            /**
             * @description Runs started today
             * @example 3
             */
            todayCrawlCount: number;
            /** @description Parameters of the form, a JSON text of an array of TemplateParameter */
            parameters: string;
            /** @description Field data source, a JSON text of an array of FieldDataSource; null where none */
            fieldDataSource: string | null;
            /** @description Explanations of the parameters */
            marks: components["schemas"]["TemplateMark"][];
            /** @description Where it can run */
            runOn?: components["schemas"]["RunOn"];
            /** @description Fields of the rows it gives */
            outputFields?: components["schemas"]["RowField"][];
            /**
             * Format: uri
             * @description Page that a cookie pre-login is for
             * @example https://shop.example/login
             */
            preLoginUrl?: string | null;
        };
        /** @description A field of sample rows, with what it means and how often it holds a value. All of it is chosen. */
        SampleField: {
            /**
             * @description Key of the field in a row
             * @example price
             */
            name: string;
            /**
             * @description Heading, in the language of the request
             * @example Price
             */
            displayText: string;
            /** @description Decides alignment and rendering */
            type: components["schemas"]["RowFieldType"];
            /**
             * @description What the field means, in the language of the request
             * @example Price as a number, without currency
             */
            description?: string;
            /**
             * @description Share of the rows of past runs that hold a value in this field
             * @example 0.97
             */
            fillRate?: number;
        };
        /**
         * @description One row of data: a value for each field name.
         * @example {
         *       "price": "19.90"
         *     }
         */
        DataRow: {
            [key: string]: unknown;
        };
        /** @description A page of sample rows of a template, counted from 0, and what is known of their fields. All of it is chosen. */
        TemplateSample: {
            /**
             * @description Sample rows in all
             * @example 100
             */
            total: number;
            /**
             * @description This page, from 0
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page
             * @example 100
             */
            pageSize: number;
            /** @description Fields, in the order to show them */
            fields: components["schemas"]["SampleField"][];
            /** @description The rows */
            rows: components["schemas"]["DataRow"][];
        };
        /** @description Options of a parameter's external data source. All of it is chosen. */
        DataSourceOptions: {
            /**
             * @description How many match
             * @example 1
             */
            total: number;
            /** @description The first of them */
            items: components["schemas"]["DataSourceOption"][];
        };
        /**
         * @description Where the lines of a multi-line input come from.
         * @enum {string}
         */
        UrlSourceType: "UserInput" | "FileSource" | "Correlative" | "RuleGeneration";
        /** @description Where the lines of a multi-line input come from. */
        UrlCustomize: {
            /** @description Source of the lines */
            taskUrlType: components["schemas"]["UrlSourceType"];
            /** @description Parameters of the source: file, sheet and column, or task and field */
            taskUrlRuleParam?: unknown;
            /** @description Rule of generated lines; kept and sent back */
            taskRuleUrl?: unknown;
        };
        /** @description One value of the form. */
        UiParameter: {
            /**
             * @description Id of the parameter
             * @example p-1
             */
            Id: string;
            /** @description Value: a text, a number, a switch, an array of texts, or settings */
            Value: unknown;
            /** @description Where the lines of a multi-line input come from */
            Customize?: components["schemas"]["UrlCustomize"];
        };
        /** @description One value of the rule. */
        RuleParameter: {
            /**
             * @description Name of the parameter
             * @example urls
             */
            ParamName: string;
            /** @description Value */
            Value: unknown;
        };
        /** @description What was filled in: by id for the form, by name for the rule. */
        UserInputParameters: {
            /** @description Values as the form holds them */
            UIParameters: components["schemas"]["UiParameter"][];
            /** @description Values as the rule reads them */
            TemplateParameters: components["schemas"]["RuleParameter"][];
        };
        /**
         * @description Kind of schedule.
         * @enum {integer}
         */
        ScheduleType: 1 | 2 | 3 | 4;
        /**
         * @description Status of a task. Stoped is spelt so, 4 is unused.
         * @enum {integer}
         */
        TaskStatus: 0 | 1 | 2 | 3 | 5;
        /**
         * @description Kind of proxy a task uses.
         * @enum {integer}
         */
        ProxyType: 0 | 1 | 2 | 3;
        /** @description Settings of premium proxies. */
        StrongIpProxySettings: {
            /**
             * @description Switching cycle in seconds. Options: 30, 60, 120, 180, 240, 300, 360, 420, 480, 540, 600
             * @default 300
             * @example 300
             */
            period: number;
            /**
             * @description Area; -1 is global mixed dialing
             * @default -1
             * @example -1
             */
            areaId: number;
        };
        /** @description Settings of the account's own proxies. */
        CustomIpProxySettings: {
            /**
             * @description Seconds between switches
             * @default 60
             * @example 60
             */
            switchPeriod: number;
            /** @description Proxies, one an item */
            proxies: string[];
        };
        /** @description Proxy settings of a task. */
        IpProxySettings: {
            /** @description Kind of proxy */
            ipProxyFromType: components["schemas"]["ProxyType"];
            /** @description Settings of premium proxies */
            strongIpProxySettings?: components["schemas"]["StrongIpProxySettings"] | null;
            /** @description Settings of the account's own proxies */
            customIpProxySettings?: components["schemas"]["CustomIpProxySettings"] | null;
        };
        /** @description When a task runs by itself. Once: startTime. Weekly: daysOfWeek and timeOfDay. Monthly: daysOfMonth or lastDayOfMonth, and timeOfDay. Interval: everyMinutes, counted from startTime. Days and times are those of the time zone, also after its clocks change. All of it is chosen but the type. */
        TaskSchedule: {
            /** @description Kind of schedule */
            scheduleType: components["schemas"]["ScheduleType"];
            /**
             * @description Name of a time zone of the IANA database
             * @example Europe/Berlin
             */
            timeZone: string;
            /**
             * Format: date-time
             * @description Once: the run. The others: no run before it; an interval counts from it, and from now without it
             * @example 2026-11-30T09:00:00+01:00
             */
            startTime?: string | null;
            /**
             * @description Days of the week, 0 Sunday to 6 Saturday
             * @example [
             *       1,
             *       4
             *     ]
             */
            daysOfWeek?: number[] | null;
            /**
             * @description Days of the month; a month that lacks one has no run on it
             * @example [
             *       1,
             *       15
             *     ]
             */
            daysOfMonth?: number[] | null;
            /**
             * @description True to run on the last day of each month as well
             * @example false
             */
            lastDayOfMonth?: boolean;
            /**
             * @description Time on the clock of the time zone, to the minute. One that a day skips is made up for as much later; one that comes twice counts once, the first time
             * @example 06:00
             */
            timeOfDay?: string | null;
            /**
             * @description Minutes from one run to the next
             * @example 360
             */
            everyMinutes?: number | null;
        };
        /** @description A task with what was filled in. */
        TaskDetail: {
            /**
             * @description Id of its template's registration, null for a task made by hand
             * @example r-101
             */
            templateRegistrationId: string | null;
            /** @description What was filled in, a JSON text of UserInputParameters */
            userInputParameters: string | null;
            /**
             * @description Field of the task that lines were taken from
             * @example null
             */
            urlSourceTaskField: string | null;
            /**
             * @description Task that lines were taken from
             * @example null
             */
            urlSourceTaskId: string | null;
            /**
             * @description Name
             * @example Shop prices, daily
             */
            taskName: string;
            /**
             * @description Id of its group
             * @example g-1
             */
            taskGroupId: string;
            /** @description How it was made */
            taskType: components["schemas"]["TaskMode"];
            /** @description Kind of schedule, null without one */
            scheduleType: components["schemas"]["ScheduleType"] | null;
            /**
             * Format: date-time
             * @description Next run of its schedule
             * @example null
             */
            nextExecuteTime: string | null;
            /** @description Status */
            taskStatus: components["schemas"]["TaskStatus"];
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId?: string;
            /**
             * @description Name of its group
             * @example My group
             */
            taskGroupName?: string;
            /**
             * @description Id of the template it was saved with
             * @example t-301
             */
            templateId?: string | null;
            /**
             * @description Version of the template it was saved with
             * @example 7
             */
            templateVersion?: number | null;
            /**
             * @description Grows by one whenever the task is saved with other parameters; sent along with a save, it shows what that save was made from
             * @example 3
             */
            revision?: number;
            /**
             * @description Who made it
             * @example mia
             */
            creationUserName?: string | null;
            /**
             * Format: date-time
             * @description When it was made
             * @example 2026-10-01T10:00:00Z
             */
            createdAt?: string;
            /**
             * @description Number of the last or present lot
             * @example 3
             */
            lot?: string | null;
            /**
             * @description True while a stop is in progress
             * @example false
             */
            stopping?: boolean;
            /** @description Proxy settings */
            ipProxySettings?: components["schemas"]["IpProxySettings"] | null;
            /**
             * @description Cloud proxy group
             * @example null
             */
            clusterGroupId?: string | null;
            /**
             * @description Cloud nodes that a run of it takes
             * @example 1
             */
            cloudCount?: number;
            /** @description When it runs by itself */
            schedule?: components["schemas"]["TaskSchedule"] | null;
        };
        /** @description A kind as a task's template names it. */
        TaskTemplateKind: {
            /**
             * @description Id of the kind
             * @example 12
             */
            kindId: number;
            /**
             * @description Name in the language of the request
             * @example E-commerce
             */
            kindName: string;
        };
        /** @description The template of a task. */
        TaskTemplateInfo: {
            /** @description Kinds of the template */
            kinds: components["schemas"]["TaskTemplateKind"][];
            /**
             * @description Address of the picture
             * @example /images/en/template-shop.svg
             */
            imageUrl: string | null;
            /**
             * @description Name in the language of the request
             * @example Shop product details
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-product-details
             */
            slug: string;
            /** @description State of the template */
            status: components["schemas"]["TemplateStatus"];
        };
        /**
         * @description Status of a lot, one run of a task.
         * @enum {string}
         */
        LotStatus: "Unknown" | "Waiting" | "Running" | "Stopped" | "Completed";
        /** @description What a list says of one run of a task. All of it is chosen. */
        TaskRun: {
            /**
             * @description Number of its lot
             * @example 3
             */
            lot: string;
            /**
             * @description Rows that it found
             * @example 1403
             */
            rows: number;
            /** @description How it stands */
            status: components["schemas"]["LotStatus"];
        };
        /** @description A task as the list shows it. */
        TaskListItem: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /**
             * @description Name
             * @example Shop prices, daily
             */
            taskName: string;
            /**
             * @description Id of its group
             * @example g-1
             */
            taskGroupId: string;
            /**
             * @description Name of its group
             * @example My group
             */
            taskGroupName: string;
            /** @description How it was made */
            workFlowType: components["schemas"]["TaskMode"];
            /** @description Status */
            taskExecuteStatus: components["schemas"]["TaskStatus"];
            /** @description Kind of schedule, null without one */
            scheduleType: components["schemas"]["ScheduleType"] | null;
            /**
             * Format: date-time
             * @description Next run of its schedule
             * @example 2026-11-21T06:00:00Z
             */
            nextExecuteTime: string | null;
            /**
             * Format: date-time
             * @description When its last run ended, also while another one waits
             * @example 2026-11-20T06:12:00Z
             */
            endExecuteTime: string | null;
            /**
             * @description Seconds that the last or present run has taken, also while another one waits
             * @example 720
             */
            spendingTime: number | null;
            /**
             * @description Rows of the last or present run
             * @example 4210
             */
            currentTotalExtractCount: number;
            /**
             * @description Number of the last or present lot, null when never run
             * @example 3
             */
            lot: string | null;
            /**
             * @description Stored priority; shown as 100 minus this
             * @example 50
             */
            priority: number;
            /**
             * @description Who made it
             * @example mia
             */
            creationUserName: string | null;
            /** @description Its template, null for a task made by hand */
            templateInfo: components["schemas"]["TaskTemplateInfo"] | null;
            /**
             * @description Id of its template's registration
             * @example r-101
             */
            templateRegistrationId?: string | null;
            /**
             * @description Errors of the last or present lot
             * @example 0
             */
            errorCount?: number;
            /**
             * @description True while a stop is in progress
             * @example false
             */
            stopping?: boolean;
            /**
             * Format: date-time
             * @description When it last started
             * @example 2026-11-20T06:00:00Z
             */
            startExecuteTime?: string | null;
            /**
             * Format: date-time
             * @description When it was made
             * @example 2026-10-01T10:00:00Z
             */
            createdAt?: string;
            /**
             * @description Place in the queue while waiting
             * @example null
             */
            queuePosition?: number | null;
            /**
             * Format: date-time
             * @description When the run that waits was asked for, null while none waits
             * @example null
             */
            waitingSince?: string | null;
            /**
             * @description Rows not exported yet
             * @example 210
             */
            notExportedCount?: number;
            /**
             * @description Cloud nodes that a run of it takes
             * @example 1
             */
            cloudCount?: number;
            /** @description Its last runs, up to seven, the oldest first */
            lastRuns?: components["schemas"]["TaskRun"][];
        };
        /** @description A page of tasks. */
        TaskList: {
            /**
             * @description Items in all
             * @example 1
             */
            total: number;
            /**
             * @description This page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Items a page
             * @example 10
             */
            pageSize: number;
            /** @description The items */
            items: components["schemas"]["TaskListItem"][];
        };
        /** @description Ids of tasks. */
        TaskIds: {
            /** @description Ids */
            ids: string[];
        };
        /** @description Status of one task. */
        TaskStatusItem: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /** @description Status */
            taskExecuteStatus: components["schemas"]["TaskStatus"];
            /**
             * @description Rows of the last or present run
             * @example 4210
             */
            currentTotalExtractCount?: number;
            /**
             * @description Seconds that the last or present run has taken
             * @example 720
             */
            spendingTime?: number | null;
            /**
             * Format: date-time
             * @description When it last ended
             * @example null
             */
            endExecuteTime?: string | null;
            /**
             * Format: date-time
             * @description Next run of its schedule
             * @example null
             */
            nextExecuteTime?: string | null;
            /**
             * @description Number of the last or present lot
             * @example 3
             */
            lot?: string | null;
            /**
             * @description Errors of the last or present lot
             * @example 0
             */
            errorCount?: number;
            /**
             * @description True while a stop is in progress
             * @example false
             */
            stopping?: boolean;
            /**
             * @description Place in the queue while waiting
             * @example null
             */
            queuePosition?: number | null;
            /**
             * Format: date-time
             * @description When the run that waits was asked for, null while none waits
             * @example null
             */
            waitingSince?: string | null;
        };
        /** @description Status of the tasks asked for; unknown ids are left out. */
        TaskStatusList: {
            /** @description The items */
            items: components["schemas"]["TaskStatusItem"][];
        };
        /** @description A group of tasks. */
        TaskGroup: {
            /**
             * @description Id of the group
             * @example g-1
             */
            taskGroupId: string;
            /**
             * @description Name
             * @example My group
             */
            taskGroupName: string;
            /**
             * @description True for the group that cannot be removed
             * @example true
             */
            isDefault: boolean;
            /**
             * @description How many tasks it holds
             * @example 12
             */
            taskCount?: number;
        };
        /** @description All groups of the account. */
        TaskGroupList: {
            /** @description The items */
            items: components["schemas"]["TaskGroup"][];
        };
        /** @description A new group. */
        TaskGroupCreate: {
            /**
             * @description Name, unique in the account
             * @example Competitors
             */
            taskGroupName: string;
        };
        /** @description New name or group of a task. */
        TaskBasicInfo: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /**
             * @description New name
             * @example Shop prices, weekly
             */
            taskName?: string;
            /**
             * @description New group
             * @example g-2
             */
            taskGroupId?: string;
        };
        /** @description Answer of a save: an empty code means saved. */
        CodeResult: {
            /**
             * @description Empty when saved, else the error code. Known: see TaskSaveCode; others may come
             * @example
             */
            code: string;
            /**
             * @description What went wrong, in the language of the request
             * @example
             */
            message?: string;
        };
        /**
         * @description What started or stopped a task. Manual is the default.
         * @enum {string}
         */
        StartWay: "manual" | "schedule" | "api";
        /** @description Tasks to start in the cloud. */
        TaskStartRequest: {
            /** @description Ids */
            taskIds: string[];
            /**
             * @description What starts them
             * @default manual
             */
            startWay?: components["schemas"]["StartWay"];
        };
        /**
         * @description Result of starting one task.
         * @enum {integer}
         */
        StartResult: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 1000 | 1001 | 1002 | 1003 | 1004;
        /** @description A task that was not started. */
        TaskStartError: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /** @description Why */
            startResult: components["schemas"]["StartResult"];
            /**
             * @description Why, in the language of the request
             * @example null
             */
            message?: string | null;
        };
        /** @description An error inside a 200 answer: data, not an HTTP error. */
        BusinessError: {
            /**
             * @description Code of the error
             * @example ServiceError
             */
            code: string;
            /**
             * @description What went wrong, in the language of the request
             * @example The service cannot start tasks at the moment.
             */
            message: string;
        };
        /** @description What came of a batch start: the tasks that were not started. */
        TaskStartResponse: {
            /** @description Tasks that were not started */
            errors: components["schemas"]["TaskStartError"][];
            /** @description Set when no task could be started at all */
            error?: components["schemas"]["BusinessError"] | null;
        };
        /** @description Tasks to stop. */
        TaskStopRequest: {
            /** @description Ids */
            taskIds: string[];
            /**
             * @description What stops them
             * @default manual
             */
            startWay?: components["schemas"]["StartWay"];
        };
        /**
         * @description Result of stopping one task.
         * @enum {integer}
         */
        StopResult: 1 | 2 | 3 | 4;
        /** @description A task that was not stopped. */
        TaskStopError: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /** @description Why */
            stopResult: components["schemas"]["StopResult"];
            /**
             * @description Why, in the language of the request
             * @example null
             */
            message?: string | null;
        };
        /** @description What came of a batch stop: the tasks that were not stopped. */
        TaskStopResponse: {
            /** @description Tasks that were not stopped */
            errors: components["schemas"]["TaskStopError"][];
            /** @description Set when no task could be stopped at all */
            error?: components["schemas"]["BusinessError"] | null;
        };
        /** @description A template task to create, or (with taskId) to update. */
        TaskSavePayload: {
            /**
             * @description Id of the task to update; left out or null on creation
             * @example null
             */
            taskId?: string | null;
            /**
             * @description Name
             * @example Shop prices, daily
             */
            taskName: string;
            /**
             * @description Id of its group
             * @example g-1
             */
            taskGroupId: string;
            /**
             * @description Id of the template (id of TemplateSetup)
             * @example t-301
             */
            templateId: string;
            /** @description Type of the template */
            templateType: components["schemas"]["SourceType"];
            /**
             * @description Version of the template that was filled in
             * @example 7
             */
            templateVersion: number;
            /**
             * @description Id of the template's registration
             * @example r-101
             */
            templateRegistrationId: string;
            /** @description What was filled in, a JSON text of UserInputParameters */
            userInputParameters: string;
            /**
             * @description Task that lines were taken from
             * @example null
             */
            urlSourceTaskId?: string | null;
            /**
             * @description Field of that task
             * @example null
             */
            urlSourceTaskField?: string | null;
        };
        /** @description How many tasks the account has and may have. */
        TaskQuantityInfo: {
            /**
             * @description Tasks of the account
             * @example 100
             */
            quantity: number;
            /**
             * @description Tasks that the plan allows
             * @example 100
             */
            limit: number;
        };
        /** @description What came of a creation: an empty code means created. */
        TaskCreateResponse: {
            /**
             * @description Empty when created, else the error code. Known: see TaskSaveCode; others may come
             * @example
             */
            code: string;
            /**
             * @description Id of the new task
             * @example task-1
             */
            taskId?: string | null;
            /** @description Count and limit of tasks */
            taskQuantityInfo?: components["schemas"]["TaskQuantityInfo"] | null;
            /**
             * @description What went wrong, in the language of the request
             * @example null
             */
            message?: string | null;
            /**
             * @description Revision of the new task, null when none was created
             * @example 1
             */
            revision?: number | null;
        };
        /** @description What came of saving a task: an empty code means saved. */
        TaskUpdateResponse: {
            /**
             * @description Empty when saved, else the error code. Known: see TaskSaveCode; others may come
             * @example
             */
            code: string;
            /**
             * @description What went wrong, in the language of the request
             * @example
             */
            message?: string;
            /**
             * @description Revision that the task has now, null when it was not saved
             * @example 4
             */
            revision?: number | null;
        };
        /** @description Field data source of a task. */
        FieldDataSourceSave: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /** @description A JSON text of an array of FieldDataSource */
            fieldDataSource: string;
        };
        /** @description The template a task came from. All of it is chosen. */
        TemplateRelation: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /**
             * @description Id of the registration
             * @example r-101
             */
            templateRegistrationId: string;
            /**
             * @description Id of the template
             * @example t-301
             */
            templateId: string;
            /**
             * @description Version that the task was saved with
             * @example 7
             */
            templateVersion: number;
            /**
             * @description Name in the language of the request
             * @example Shop product details
             */
            name: string;
            /**
             * @description Slug of its page
             * @example shop-product-details
             */
            slug: string;
            /** @description State of the template */
            status: components["schemas"]["TemplateStatus"];
        };
        /** @description Whether the account may start a task in the cloud now. All of it is chosen. */
        CloudStartPermission: {
            /**
             * @description True when it may
             * @example true
             */
            allowed: boolean;
            /**
             * @description Empty when allowed. Known: LevelTooLow, LevelExpired, TaskIsRunning, RunsLocallyOnly, TemplateNotAvailable, NotOwner; others may come
             * @example
             */
            reason: string;
            /** @description Lowest level that may start it in the cloud */
            requiredAccountLevel: components["schemas"]["AccountLevel"];
            /**
             * @description True when the paid level has run out
             * @example false
             */
            isLevelExpired: boolean;
        };
        /** @description Tasks to delete. */
        TaskDeleteRequest: {
            /** @description Ids */
            taskIds: string[];
        };
        /** @description A task that was not deleted. */
        TaskDeleteError: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /**
             * @description Why
             * @example TaskIsRunning
             */
            code: string;
            /**
             * @description Why, in the language of the request
             * @example null
             */
            message?: string | null;
        };
        /** @description What came of a batch delete: the tasks that were not deleted. */
        TaskDeleteResponse: {
            /** @description Tasks that were not deleted */
            errors: components["schemas"]["TaskDeleteError"][];
        };
        /** @description What became of the tasks of a deleted group. */
        TaskGroupDeleted: {
            /**
             * @description Id of the default group, which has them now
             * @example g-1
             */
            taskGroupId: string;
            /**
             * @description How many tasks that were
             * @example 4
             */
            movedTaskCount: number;
        };
        /** @description Tasks that an operation is about. */
        TaskBatch: {
            /**
             * @description Ids
             * @example [
             *       "task-1",
             *       "task-2"
             *     ]
             */
            taskIds: string[];
        };
        /** @description A task that was not moved. */
        TaskMoveError: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /**
             * @description Why: TaskNotFound or UserNotTaskOwner; others may come
             * @example UserNotTaskOwner
             */
            code: string;
            /**
             * @description Why, in the language of the request
             * @example This task belongs to someone else.
             */
            message?: string | null;
        };
        /** @description What came of moving tasks: those that were not moved. */
        TaskMoveResponse: {
            /** @description Tasks that were not moved */
            errors: components["schemas"]["TaskMoveError"][];
            /** @description Set when no task could be moved at all */
            error: components["schemas"]["BusinessError"] | null;
        };
        /** @description A task that copying made. All of it is chosen. */
        TaskCopied: {
            /**
             * @description Id of the task or share it was made from
             * @example task-1
             */
            sourceId: string;
            /**
             * @description Id of the task that was made
             * @example task-7
             */
            taskId: string;
        };
        /** @description A task that was not copied. */
        TaskCopyError: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /**
             * @description True for a task made from a template: it is passed over, not failed
             * @example true
             */
            isTemplate: boolean;
            /**
             * @description Why: TemplateTask, TaskNotFound, UserNotTaskOwner or ExceedTaskLimitCounts; others may come
             * @example TemplateTask
             */
            code?: string;
            /**
             * @description Why, in the language of the request
             * @example This task belongs to someone else.
             */
            message?: string | null;
        };
        /** @description What came of copying tasks: those that were not copied, and how many tasks the account has now. */
        TaskCopyResponse: {
            /** @description Level whose plan the limit is of */
            type: components["schemas"]["AccountLevel"];
            /**
             * @description Tasks of the account after copying
             * @example 43
             */
            currentTaskCount: number;
            /**
             * @description Tasks that the plan allows, null for no limit
             * @example 100
             */
            limitTaskCount: number | null;
            /** @description Tasks that were made */
            copies?: components["schemas"]["TaskCopied"][];
            /** @description Tasks that were not copied */
            errors: components["schemas"]["TaskCopyError"][];
            /** @description Set when the group is unknown (GroupNotFound) or the limit was reached (ExceedTaskLimitCounts) */
            error: components["schemas"]["BusinessError"] | null;
        };
        /** @description Priority of a task. */
        TaskPriority: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /**
             * @description Stored priority; shown as 100 minus this, so that 99 runs first
             * @example 99
             */
            priority: number;
        };
        /** @description Cloud nodes of a task. */
        TaskCloudCount: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /**
             * @description Nodes that a run of it takes
             * @example 2
             */
            cloudCount: number;
        };
        /** @description The share of a task. */
        TaskShare: {
            /**
             * @description Id of the share, null when there is none
             * @example share-7c1
             */
            shareId: string | null;
            /**
             * @description Address of its page in the console, null when there is none
             * @example /task-share/share-7c1
             */
            url: string | null;
            /** @description Why the task is not shared */
            error: components["schemas"]["BusinessError"] | null;
        };
        /** @description Tasks whose schedule is to be cleared. */
        ScheduleRemoveRequest: {
            /**
             * @description Ids
             * @example [
             *       "task-1"
             *     ]
             */
            taskIds: string[];
        };
        /** @description A task whose schedule was not cleared. */
        ScheduleRemoveError: {
            /**
             * @description Id of the task
             * @example task-2
             */
            taskId: string;
            /**
             * @description Why. Known: NotFound, NotOwner; others may come
             * @example NotOwner
             */
            code: string;
            /**
             * @description Why, in the language of the request
             * @example null
             */
            message?: string | null;
        };
        /** @description What came of clearing schedules: the tasks whose schedule was not cleared. A task that had none is no error. */
        ScheduleRemoveResponse: {
            /** @description Tasks whose schedule was not cleared */
            errors: components["schemas"]["ScheduleRemoveError"][];
        };
        /** @description A schedule as it was set. All of it is chosen. */
        TaskScheduleResult: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /** @description The schedule; an interval has got the time it counts from */
            schedule: components["schemas"]["TaskSchedule"];
            /**
             * Format: date-time
             * @description The next run
             * @example 2026-11-30T08:00:00Z
             */
            nextExecuteTime: string | null;
            /**
             * @description The next runs, five at most
             * @example [
             *       "2026-11-30T08:00:00Z"
             *     ]
             */
            nextRuns: string[];
        };
        /** @description A page of rows, counted from 0. All of it is chosen. */
        RowsPage: {
            /**
             * @description Rows in all
             * @example 4210
             */
            total: number;
            /**
             * @description This page, from 0
             * @example 0
             */
            page: number;
            /**
             * @description Rows a page
             * @example 100
             */
            pageSize: number;
            /** @description Fields, in the order to show them */
            fields: components["schemas"]["RowField"][];
            /** @description The rows */
            rows: components["schemas"]["DataRow"][];
        };
        /** @description Rows of a run at one moment. All of it is chosen. */
        RunSeriesPoint: {
            /**
             * Format: date-time
             * @description The moment
             * @example 2026-11-20T06:05:00Z
             */
            time: string;
            /**
             * @description Rows until then
             * @example 1750
             */
            rows: number;
        };
        /** @description The last or present run of a task. */
        RunSummary: {
            /**
             * Format: date-time
             * @description When it started, null when never run
             * @example 2026-11-20T06:00:00Z
             */
            startTime: string | null;
            /**
             * @description Captchas solved
             * @example 4
             */
            captcha: number;
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId?: string;
            /** @description Status of the task */
            taskStatus?: components["schemas"]["TaskStatus"];
            /**
             * @description True while a stop is in progress
             * @example false
             */
            stopping?: boolean;
            /**
             * Format: date-time
             * @description When it ended, null while it runs
             * @example null
             */
            endTime?: string | null;
            /**
             * @description Number of the lot
             * @example 3
             */
            lot?: string | null;
            /**
             * @description Rows of the run
             * @example 4210
             */
            rows?: number;
            /**
             * @description Rows of the task not exported yet
             * @example 210
             */
            notExportedRows?: number;
            /**
             * @description Rows of the task in all its lots
             * @example 12630
             */
            totalRows?: number;
            /**
             * @description Present speed
             * @example 350.5
             */
            rowsPerMinute?: number;
            /**
             * @description Rows to be expected, null when unknown
             * @example 6000
             */
            estimatedTotalRows?: number | null;
            /**
             * Format: date-time
             * @description End to be expected, null when unknown
             * @example 2026-11-20T06:17:00Z
             */
            estimatedEndTime?: string | null;
            /**
             * @description Dollars spent in this run
             * @example 5.05
             */
            spending?: number;
            /**
             * @description Dollars per 1,000 rows
             * @example 1.2
             */
            pricePerData?: number | null;
            /**
             * @description Place in the queue while waiting
             * @example null
             */
            queuePosition?: number | null;
            /**
             * @description Cloud nodes at work
             * @example 2
             */
            cloudNodes?: number;
            /**
             * @description Errors of the run
             * @example 0
             */
            errorCount?: number;
            /** @description Rows over time */
            series?: components["schemas"]["RunSeriesPoint"][];
        };
        /** @description Subtasks of a lot, counted. All of it is chosen. */
        SubtaskCounts: {
            /**
             * @description All
             * @example 8
             */
            total: number;
            /**
             * @description Unexecuted and Waiting
             * @example 2
             */
            waiting: number;
            /**
             * @description Executing and Stopping
             * @example 2
             */
            executing: number;
            /**
             * @description Stopped
             * @example 0
             */
            stopped: number;
            /**
             * @description Completed
             * @example 4
             */
            completed: number;
        };
        /** @description One run of a task. All of it is chosen. */
        Lot: {
            /**
             * @description Number of the lot, unique in its task
             * @example 3
             */
            lotNo: string;
            /** @description Status */
            status: components["schemas"]["LotStatus"];
            /**
             * Format: date-time
             * @description When it started
             * @example 2026-11-20T06:00:00Z
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description When it ended
             * @example 2026-11-20T06:12:00Z
             */
            endTime: string | null;
            /**
             * @description Seconds it has taken
             * @example 720
             */
            duration: number;
            /**
             * @description Rows
             * @example 4210
             */
            rows: number;
            /**
             * @description Errors
             * @example 0
             */
            errorCount: number;
            /**
             * @description Dollars spent
             * @example 5.05
             */
            cost: number;
            /** @description What started it */
            startWay: components["schemas"]["StartWay"];
            /**
             * Format: date-time
             * @description When its rows were removed, since they are kept for a time only; null while they are kept. `rows` goes on telling what it found.
             * @example null
             */
            rowsRemovedAt?: string | null;
            /** @description Subtasks by status */
            subtasks: components["schemas"]["SubtaskCounts"];
        };
        /** @description Lots of a task, latest first. All of it is chosen. */
        LotList: {
            /**
             * @description Lots in all
             * @example 1
             */
            total: number;
            /** @description The first of them */
            items: components["schemas"]["Lot"][];
        };
        /**
         * @description Status of a subtask, a share of a lot.
         * @enum {string}
         */
        SubtaskStatus: "Unexecuted" | "Waiting" | "Executing" | "Stopping" | "Stopped" | "Completed";
        /** @description A share of a lot. All of it is chosen. */
        Subtask: {
            /**
             * @description Id of the subtask
             * @example task-1.3.1
             */
            subTaskId: string;
            /**
             * @description Its lot
             * @example 3
             */
            lotNo: string;
            /** @description Status */
            status: components["schemas"]["SubtaskStatus"];
            /**
             * @description Address or other input it works on
             * @example https://shop.example/p/1
             */
            input: string;
            /**
             * @description Rows
             * @example 520
             */
            rows: number;
            /**
             * Format: date-time
             * @description When it started
             * @example 2026-11-20T06:00:00Z
             */
            startTime: string | null;
            /**
             * Format: date-time
             * @description When it ended
             * @example null
             */
            endTime: string | null;
            /**
             * @description Its last error, in the language of the request
             * @example null
             */
            error: string | null;
        };
        /** @description A page of subtasks. */
        SubtaskList: {
            /**
             * @description Items in all
             * @example 1
             */
            total: number;
            /**
             * @description This page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Items a page
             * @example 10
             */
            pageSize: number;
            /** @description The items */
            items: components["schemas"]["Subtask"][];
        };
        /** @description A subtask to start or stop. */
        SubtaskRequest: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /**
             * @description Id of the subtask
             * @example task-1.3.1
             */
            subTaskId: string;
        };
        /** @description What came of starting a subtask. */
        SubtaskStartResponse: {
            /** @description Result */
            startResult: components["schemas"]["StartResult"];
            /**
             * @description Why not, in the language of the request
             * @example null
             */
            message?: string | null;
        };
        /** @description What came of stopping a subtask. */
        SubtaskStopResponse: {
            /** @description Result */
            stopResult: components["schemas"]["StopResult"];
            /**
             * @description Why not, in the language of the request
             * @example null
             */
            message?: string | null;
        };
        /**
         * @description Level of a log line.
         * @enum {string}
         */
        LogLevel: "info" | "warning" | "error";
        /** @description One line of the log of a lot. All of it is chosen. */
        LogLine: {
            /**
             * @description Id of the line, unique in its lot
             * @example l-17
             */
            id: string;
            /**
             * Format: date-time
             * @description When
             * @example 2026-11-20T06:05:00Z
             */
            time: string;
            /** @description Level */
            level: components["schemas"]["LogLevel"];
            /**
             * @description Text, in the language of the request
             * @example Page 12 opened.
             */
            message: string;
            /**
             * @description Subtask it belongs to
             * @example task-1.3.1
             */
            subTaskId?: string | null;
        };
        /** @description Log lines, latest first, from a cursor. All of it is chosen. */
        LogPage: {
            /** @description Lines */
            items: components["schemas"]["LogLine"][];
            /**
             * @description Cursor of the next lines, null at the end
             * @example c-100
             */
            nextCursor: string | null;
        };
        /** @description Proxy settings to store for a task. */
        ProxySettings: {
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
            /** @description The settings */
            ipProxySettings: components["schemas"]["IpProxySettings"];
        };
        /** @description An area of premium proxies. Those without parentId are top level. */
        ProxyArea: {
            /**
             * @description Id of the area
             * @example 12
             */
            id: number;
            /**
             * @description Name in the language asked for
             * @example Germany
             */
            name: string;
            /**
             * @description Id of the area it lies in
             * @example null
             */
            parentId?: number | null;
        };
        /** @description Areas, flat. With an error field the list counts as empty. */
        ProxyAreaList: {
            /** @description Areas */
            items: components["schemas"]["ProxyArea"][];
            /** @description Set when areas cannot be had */
            error?: components["schemas"]["BusinessError"] | null;
        };
        /** @description Cloud proxy group of a task. */
        ClusterGroupSetting: {
            /**
             * @description Id of the group; null takes the task out of its group
             * @example cg-1
             */
            clusterGroupId: string | null;
            /**
             * @description Id of the task
             * @example task-1
             */
            taskId: string;
        };
        /** @description A cloud proxy group. */
        ClusterGroup: {
            /**
             * @description Id of the group
             * @example cg-1
             */
            clusterGroupId: string;
            /**
             * @description Name in the language of the request
             * @example Europe
             */
            displayName: string;
        };
        /** @description All cloud proxy groups. */
        ClusterGroupList: {
            /** @description The items */
            items: components["schemas"]["ClusterGroup"][];
        };
        /**
         * @description Status of an export.
         * @enum {string}
         */
        ExportStatus: "Waiting" | "Running" | "Completed" | "Failed" | "Canceled";
        /**
         * @description Format of an export file.
         * @enum {string}
         */
        ExportFormat: "CSV" | "XLSX" | "JSON" | "XML";
        /**
         * @description Which rows an export holds.
         * @enum {string}
         */
        ExportScope: "all" | "notExported" | "lot";
        /**
         * @description What stands above the columns of an export file.
         * @enum {string}
         */
        ExportHeadings: "displayed" | "names";
        /** @description An export. All of it is chosen. */
        ExportRecord: {
            /**
             * @description Id of the export
             * @example x-1
             */
            recordId: string;
            /**
             * @description Task
             * @example task-1
             */
            taskId: string;
            /**
             * @description Name of the task
             * @example Shop prices, daily
             */
            taskName: string;
            /** @description Format of the file */
            format: components["schemas"]["ExportFormat"];
            /** @description Which rows */
            scope: components["schemas"]["ExportScope"];
            /**
             * @description Lot, where the scope is one lot
             * @example null
             */
            lotNo: string | null;
            /** @description Fields in the file, in order; null for all */
            columns: string[] | null;
            /** @description What stands above the columns */
            headings?: components["schemas"]["ExportHeadings"];
            /**
             * @description Name of the file
             * @example shop-prices-daily.csv
             */
            fileName: string;
            /** @description Status */
            status: components["schemas"]["ExportStatus"];
            /**
             * @description Percent written
             * @example 40
             */
            progress: number;
            /**
             * @description Rows written
             * @example 1684
             */
            rows: number;
            /**
             * @description Rows to write
             * @example 4210
             */
            totalRows: number;
            /**
             * @description Bytes of the file, null until it is ready
             * @example null
             */
            size: number | null;
            /**
             * Format: date-time
             * @description When it was started
             * @example 2026-11-20T07:00:00Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it ended
             * @example null
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description When the file is removed
             * @example null
             */
            expiresAt: string | null;
            /** @description Why it failed */
            error: components["schemas"]["BusinessError"] | null;
            /**
             * @description Whether the task was deleted since, and its rows and this file with it; left out means no
             * @example false
             */
            taskDeleted?: boolean;
        };
        /** @description A page of exports, latest first. */
        ExportRecordList: {
            /**
             * @description Items in all
             * @example 1
             */
            total: number;
            /**
             * @description This page, from 1
             * @example 1
             */
            page: number;
            /**
             * @description Items a page
             * @example 10
             */
            pageSize: number;
            /** @description The items */
            items: components["schemas"]["ExportRecord"][];
        };
        /** @description Where a finished export is downloaded. All of it is chosen. */
        ExportDownload: {
            /**
             * @description Address, good for a short time, without a session
             * @example /v1/asynchronousExport/files/f-8c1d
             */
            url: string;
            /**
             * @description Name of the file
             * @example shop-prices-daily.csv
             */
            fileName: string;
            /**
             * @description Bytes of the file, null when it is streamed and nobody knows yet
             * @example 184320
             */
            size: number | null;
            /**
             * Format: date-time
             * @description When the address ends
             * @example 2026-11-20T08:00:00Z
             */
            expiresAt: string;
        };
        /** @description An export to start. All of it is chosen. */
        ExportRequest: {
            /**
             * @description Task
             * @example task-1
             */
            taskId: string;
            /** @description Format of the file. XLSX is refused above 200,000 rows (422) */
            format: components["schemas"]["ExportFormat"];
            /** @description Which rows */
            scope: components["schemas"]["ExportScope"];
            /**
             * @description Lot, needed where the scope is one lot
             * @example null
             */
            lotNo?: string | null;
            /** @description Fields in the file, in order; null or left out for all */
            columns?: string[] | null;
            /** @description What stands above the columns; left out means displayed */
            headings?: components["schemas"]["ExportHeadings"];
            /**
             * @description Name of the file without its ending
             * @example shop-prices-daily
             */
            fileName?: string | null;
        };
        /** @description Records to put into one zip. */
        ExportZipRequest: {
            /**
             * @description Ids of the records
             * @example [
             *       "e-1",
             *       "e-2"
             *     ]
             */
            recordIds: string[];
            /**
             * @description Name of the zip
             * @example november.zip
             */
            fileName?: string;
        };
        /** @description A sheet to check. */
        GoogleSheetCheck: {
            /**
             * @description Its address
             * @example https://docs.google.com/spreadsheets/d/1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0/edit
             */
            url: string;
        };
        /**
         * @description What checking a Google Sheet has found.
         * @enum {string}
         */
        GoogleSheetResult: "Writable" | "NotAnAddress" | "NotShared" | "NotFound";
        /** @description What checking a sheet has found. */
        GoogleSheetAnswer: {
            /** @description Whether rows can be written to it */
            result: components["schemas"]["GoogleSheetResult"];
            /**
             * @description Id in the address, null when there is none
             * @example 1f3KpQ8sVt2LmZxW9aBcDeFgHiJkLmNoPqRsTuVwXyZ0
             */
            sheetId: string | null;
            /**
             * @description Title of the sheet, null unless it can be written to
             * @example Prices
             */
            title: string | null;
            /**
             * @description E-mail address to share it with as an editor, null unless that is missing
             * @example null
             */
            shareWith: string | null;
        };
        /**
         * @description What deleting an export record is meant to do.
         * @enum {string}
         */
        ExportIntent: "cancel" | "remove";
    };
    responses: {
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session, or it has ended. */
        NoSession: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Fields are invalid; details names them. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests; Retry-After says when to come back. */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The server is not available for now. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait before the next try */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not possible in the present state. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such thing. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    logIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Account name and password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A session of an account. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A session of an account. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logOutEverywhere: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who signs up. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description A session of the new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRegistrationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Where to. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationCodeRequest"];
            };
        };
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token of the mailed link
                 * @example reset-1
                 */
                token: string;
            };
            cookie?: never;
        };
        /** @description New password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of the session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountResources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the plan of the account holds and how much is used. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResources"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Balance that templates, proxies and captchas are charged to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateBalance"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Language to store. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveExtraInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Answers to store. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraInfo"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Password to check. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordCheck"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Present and new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description First password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FirstPassword"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Proof that it is meant. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The deletion is planned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlannedDeletion"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUserName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New user name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNameChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What the code is for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailCodeRequest"];
            };
        };
        responses: {
            /** @description A code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkEmailUsed: {
        parameters: {
            query: {
                /**
                 * @description E-mail address
                 * @example mia@example.com
                 */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is taken. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailUse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New address and its code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBinding"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Uploaded picture. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvatarChange"];
            };
        };
        responses: {
            /** @description The picture of the account. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Avatar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The file. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FileUpload"];
            };
        };
        responses: {
            /** @description The file as kept. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoginRecords: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Records on a page
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the history. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginRecordPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getIpGeolocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the caller is. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Geolocation"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkGoogleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Code of Google. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderCode"];
            };
        };
        responses: {
            /** @description The Google account that is linked now. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkGoogleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkMicrosoftAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Code of Microsoft. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderCode"];
            };
        };
        responses: {
            /** @description The Microsoft account that is linked now. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkMicrosoftAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkAppleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Code of Apple. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProviderCode"];
            };
        };
        responses: {
            /** @description The Apple account that is linked now. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedAccount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkAppleAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChatIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identity for the customer chat. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatIdentity"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUserConfigs: {
        parameters: {
            query?: {
                /**
                 * @description Only settings of this type
                 * @example columns
                 */
                type?: components["schemas"]["UserConfigType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConfigList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveUserConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Setting to store. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserConfigUpdate"];
            };
        };
        responses: {
            /** @description The setting as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserConfig"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUserConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the setting
                 * @example config-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    queryOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Offset, count and filters. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderQuery"];
            };
        };
        responses: {
            /** @description Orders, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDailyUsage: {
        parameters: {
            query?: {
                /**
                 * @description First day
                 * @example 2026-10-18
                 */
                from?: string;
                /**
                 * @description Last day
                 * @example 2026-11-16
                 */
                to?: string;
                /**
                 * @description Only what this task spent
                 * @example task-1
                 */
                taskId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the resource: credits, template, proxyIp, captcha or rows
                 * @example credits
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Usage by day. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageLogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CouponBindRequest"];
            };
        };
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Only coupons in this state
                 * @example Bound
                 */
                status?: components["schemas"]["CouponStatus"];
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Coupons a page
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coupons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CouponList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    priceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRequest"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    priceSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to price. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceRequest"];
            };
        };
        responses: {
            /** @description The price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceQuote"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to buy. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order
                 * @example order-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    payOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order
                 * @example order-1
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description How to pay. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order
                 * @example order-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the order
                 * @example order-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    /** @description Attachment with the name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGoods: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Key of the collection: plans, credits, additions or services
                 * @example plans
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Goods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoodsList"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethodList"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodRequest"];
            };
        };
        responses: {
            /** @description The payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment method
                 * @example pm-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setDefaultPaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment method
                 * @example pm-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment method. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentMethod"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBillingInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Billing information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingInformation"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveBillingInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to store. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingInformationUpdate"];
            };
        };
        responses: {
            /** @description What is stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingInformation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Members a page
                 * @example 10
                 */
                pageSize?: number;
                /**
                 * @description Words of the name, user name or e-mail address
                 * @example luca
                 */
                keyword?: string;
                /**
                 * @description What the members are sorted by; those without it stand last
                 * @example lastLoginAt
                 */
                orderBy?: "name" | "cloudCount" | "taskCount" | "balance" | "createdAt" | "lastLoginAt";
                /**
                 * @description Whether the order is turned round
                 * @example true
                 */
                descending?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members, with what is left for more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member, or 'new'
                 * @example new
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description The member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberSave"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member
                 * @example 10140
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What went to the owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberRemoved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member
                 * @example 10140
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description New password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPassword"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberPasswords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Members and their new password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPasswords"];
            };
        };
        responses: {
            /** @description A result per member, in the order asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberCloudCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member
                 * @example 10140
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Cloud nodes of the member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberCloudCount"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the member
                 * @example 10140
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Whether the member is disabled. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberStatus"];
            };
        };
        responses: {
            /** @description The member as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberBalanceDetails: {
        parameters: {
            query?: {
                /**
                 * @description Start of the period, included
                 * @example 2026-10-17T00:00:00Z
                 */
                from?: string;
                /**
                 * @description End of the period, not included
                 * @example 2026-11-17T00:00:00Z
                 */
                to?: string;
                /**
                 * @description Runs that cost this kind alone
                 * @example 200
                 */
                type?: components["schemas"]["BalanceItemType"];
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Entries a page
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the member
                 * @example 10140
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was spent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberBalanceDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBalanceLogs: {
        parameters: {
            query?: {
                /**
                 * @description Only spending on this
                 * @example 200
                 */
                type?: components["schemas"]["BalanceItemType"];
                /**
                 * @description Only spending of this task
                 * @example task-1
                 */
                taskId?: string;
                /**
                 * @description From this moment on
                 * @example 2026-11-16T10:00:00Z
                 */
                from?: string;
                /**
                 * @description Up to this moment
                 * @example 2026-12-16T10:00:00Z
                 */
                to?: string;
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Changes a page
                 * @example 10
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceLogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    canTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the account may start a trial. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialEligibility"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActiveActivities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Activities. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityList"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivity: {
        parameters: {
            query: {
                /**
                 * @description Code of the activity
                 * @example autumn-2026
                 */
                code: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerPushPrompt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The answer. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitorRetention"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The missions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionList"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeMission: {
        parameters: {
            query: {
                /**
                 * @description Mission
                 * @example FirstRun
                 */
                missionType: components["schemas"]["MissionType"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MissionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All kinds of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateKindList"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Templates a page
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                pageIndex?: number;
                /**
                 * @description Kind; 1000002 is the special list
                 * @example 12
                 */
                kindId?: number;
                /**
                 * @description Words of name or description
                 * @example shop
                 */
                keyword?: string;
                /**
                 * @description True for free templates only
                 * @example true
                 */
                free?: boolean;
                /**
                 * @description Order
                 * @example 1
                 */
                sort?: components["schemas"]["TemplateSort"];
                /**
                 * @description Account limits, comma separated
                 * @example [
                 *       2
                 *     ]
                 */
                accountLimits?: components["schemas"]["AccountLevel"][];
                /**
                 * @description Where they can run
                 * @example 3
                 */
                runOn?: components["schemas"]["RunOn"];
                /**
                 * @description Languages, comma separated; 0 is all
                 * @example [
                 *       2
                 *     ]
                 */
                languages?: components["schemas"]["LanguageFilter"][];
                /**
                 * @description True for favorites only
                 * @example true
                 */
                collectList?: boolean;
                /**
                 * @description Common or private ones
                 * @example 1
                 */
                scope?: components["schemas"]["TemplateScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavoriteTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Templates a page
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                pageIndex?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavoriteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavoriteTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTemplateFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description Feedback to store. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateBySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug
                 * @example shop-product-details
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A template as its page shows it: the card with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A template as its page shows it: the card with its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug
                 * @example shop-prices
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A collection of templates. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCollection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollectionTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Templates a page
                 * @example 20
                 */
                pageSize?: number;
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                pageIndex?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Slug
                 * @example shop-prices
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    canStartTemplateTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the balance allows a start with this template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateBalanceInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTodayExtractedCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much a template was used today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the share
                 * @example share-7c1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task as a share shows it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecommendedTemplates: {
        parameters: {
            query?: {
                /**
                 * @description How many at most
                 * @example 8
                 */
                size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommended templates, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedTemplates: {
        parameters: {
            query?: {
                /**
                 * @description How many at most
                 * @example 5
                 */
                size?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the registration
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCards"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedApps: {
        parameters: {
            query?: {
                /**
                 * @description How many at most
                 * @example 5
                 */
                size?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the registration
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The apps, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatedAppList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the registration
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the registration
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPrivateTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                pageIndex?: number;
                /**
                 * @description Templates a page
                 * @example 20
                 */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of private templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCardList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countPrivateTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateCount"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTodayRunCount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much a template was used today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsageCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateSetup: {
        parameters: {
            query?: {
                /**
                 * @description An earlier version
                 * @example 6
                 */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId, or the id of the template
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A template for task setup. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateDataPreview: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 0
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows a page
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description templateRegistrationId
                 * @example r-101
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of sample rows, counted from 0, and their fields. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateSample"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTemplateDataSourceOptions: {
        parameters: {
            query?: {
                /**
                 * @description Value of the parent field
                 * @example de
                 */
                parent?: string;
                /**
                 * @description Words of the label
                 * @example ber
                 */
                keyword?: string;
                /**
                 * @description Most options
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description DataSource of the parameter
                 * @example ds-cities
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options of a parameter's external data source. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataSourceOptions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                taskId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A task with what was filled in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDetail"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Tasks a page
                 * @example 10
                 */
                pageSize?: number;
                /**
                 * @description Field and direction. Fields: 1 name, 2 created, 3 next run, 4 last activity, 5 rows, 6 status, 7 priority; directions: 1 ascending, 2 descending
                 * @example 4&2
                 */
                orderBy?: string;
                /**
                 * @description Words of the task's name
                 * @example shop
                 */
                Keyword?: string;
                /**
                 * @description Statuses, comma separated
                 * @example [
                 *       0
                 *     ]
                 */
                statusList?: components["schemas"]["TaskStatus"][];
                /**
                 * @description How they were made
                 * @example 10
                 */
                TaskType?: components["schemas"]["TaskMode"];
                /**
                 * @description Template they were made from (templateRegistrationId)
                 * @example r-101
                 */
                templateId?: string;
                /**
                 * @description Group they are in
                 * @example g-1
                 */
                TaskGroup?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTaskStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Ids of tasks. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskIds"];
            };
        };
        responses: {
            /** @description Status of the tasks asked for; unknown ids are left out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStatusList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All groups of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskGroupList"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTaskGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A new group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskGroupCreate"];
            };
        };
        responses: {
            /** @description A group of tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTaskBasicInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description New name or group of a task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBasicInfo"];
            };
        };
        responses: {
            /** @description Answer of a save: an empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Tasks to start in the cloud. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskStartRequest"];
            };
        };
        responses: {
            /** @description What came of a batch start: the tasks that were not started. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Tasks to stop. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskStopRequest"];
            };
        };
        responses: {
            /** @description What came of a batch stop: the tasks that were not stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStopResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTemplateTask: {
        parameters: {
            query?: {
                /**
                 * @description A repeated call with the same key creates no second task and answers with the first one. Left out, every call creates a task
                 * @example 5a1f0c52-6f0e-4f54-9f0c-0c5d0a4f1b11
                 */
                idempotencyKey?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A template task to create, or (with taskId) to update. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSavePayload"];
            };
        };
        responses: {
            /** @description What came of a creation: an empty code means created. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCreateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTemplateTask: {
        parameters: {
            query?: {
                /**
                 * @description Revision of the task that was edited; when the task has another one by now nothing is saved (409). Left out, the save goes over whatever is there
                 * @example 3
                 */
                revision?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A template task to create, or (with taskId) to update. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSavePayload"];
            };
        };
        responses: {
            /** @description Answer of a save: an empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskUpdateResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFieldDataSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Field data source of a task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FieldDataSourceSave"];
            };
        };
        responses: {
            /** @description Answer of a save: an empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTemplateRelation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template a task came from. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRelation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCloudStartPermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the account may start a task in the cloud now. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CloudStartPermission"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Tasks to delete. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskDeleteRequest"];
            };
        };
        responses: {
            /** @description What came of a batch delete: the tasks that were not deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDeleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameTaskGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the group
                 * @example g-2
                 */
                id: string;
            };
            cookie?: never;
        };
        /** @description New name of the group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskGroupCreate"];
            };
        };
        responses: {
            /** @description The group with its new name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskGroup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTaskGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the group
                 * @example g-2
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where its tasks went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskGroupDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the group they go to
                 * @example g-2
                 */
                group: string;
            };
            cookie?: never;
        };
        /** @description Tasks to move. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBatch"];
            };
        };
        responses: {
            /** @description What came of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskMoveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    copyTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the group they go to
                 * @example g-2
                 */
                group: string;
            };
            cookie?: never;
        };
        /** @description Tasks or shares to copy. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskBatch"];
            };
        };
        responses: {
            /** @description What came of it, with the count and the limit after it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCopyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTaskPriority: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Priority of a task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskPriority"];
            };
        };
        responses: {
            /** @description An empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setTaskCloudCount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Cloud nodes of a task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCloudCount"];
            };
        };
        responses: {
            /** @description An empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskShare"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Tasks whose schedule is to be cleared. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRemoveRequest"];
            };
        };
        responses: {
            /** @description What came of clearing schedules: the tasks whose schedule was not cleared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleRemoveResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                taskId: string;
            };
            cookie?: never;
        };
        /** @description The schedule. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskSchedule"];
            };
        };
        responses: {
            /** @description The schedule as it was set, with its next runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskScheduleResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTaskRows: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 0
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows a page
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, counted from 0. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotExportedRows: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 0
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows a page
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, counted from 0. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLotRows: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 0
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Rows a page
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
                /**
                 * @description Number of the lot
                 * @example 3
                 */
                lot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows, counted from 0. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RowsPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRunSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last or present run of a task. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLots: {
        parameters: {
            query?: {
                /**
                 * @description Most lots
                 * @example 100000
                 */
                size?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lots of a task, latest first. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LotList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubtasks: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Subtasks a page
                 * @example 100
                 */
                pageSize?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
                /**
                 * @description Number of the lot
                 * @example 3
                 */
                lot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subtasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubtaskList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startSubtask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A subtask to start or stop. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubtaskRequest"];
            };
        };
        responses: {
            /** @description What came of starting a subtask. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubtaskStartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopSubtask: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description A subtask to start or stop. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubtaskRequest"];
            };
        };
        responses: {
            /** @description What came of stopping a subtask. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubtaskStopResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLotLog: {
        parameters: {
            query?: {
                /**
                 * @description nextCursor of the lines before
                 * @example c-100
                 */
                cursor?: string;
                /**
                 * @description Only lines of this level
                 * @example info
                 */
                level?: components["schemas"]["LogLevel"];
                /**
                 * @description Words of the text
                 * @example page
                 */
                keyword?: string;
                /**
                 * @description Most lines
                 * @example 100
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the task
                 * @example task-1
                 */
                id: string;
                /**
                 * @description Number of the lot
                 * @example 3
                 */
                lot: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Log lines, latest first, from a cursor. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveProxySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Proxy settings to store for a task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProxySettings"];
            };
        };
        responses: {
            /** @description Answer of a save: an empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProxyAreas: {
        parameters: {
            query?: {
                /**
                 * @description Most areas
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description Words of the name
                 * @example ger
                 */
                keyword?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Language of the names
                 * @example en-US
                 */
                id: components["schemas"]["InterfaceLanguage"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Areas, flat. With an error field the list counts as empty. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProxyAreaList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClusterGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Cloud proxy group of a task. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClusterGroupSetting"];
            };
        };
        responses: {
            /** @description Answer of a save: an empty code means saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClusterGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All cloud proxy groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClusterGroupList"];
                };
            };
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listExportRecords: {
        parameters: {
            query?: {
                /**
                 * @description Page, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Exports a page
                 * @example 10
                 */
                pageSize?: number;
                /**
                 * @description Only exports of this task
                 * @example task-1
                 */
                taskId?: string;
                /**
                 * @description Only exports in this status
                 * @example Running
                 */
                status?: components["schemas"]["ExportStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of exports, latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportRecordList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportDownload: {
        parameters: {
            query: {
                /**
                 * @description Id of the export
                 * @example x-1
                 */
                recordId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where a finished export is downloaded. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportDownload"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description An export to start. All of it is chosen. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportRequest"];
            };
        };
        responses: {
            /** @description An export. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    zipExports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Records to put together. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportZipRequest"];
            };
        };
        responses: {
            /** @description The zip. */
            200: {
                headers: {
                    /** @description Attachment with the name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkGoogleSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Address of a sheet. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSheetCheck"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoogleSheetAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExportRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the export
                 * @example x-1
                 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An export. All of it is chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportRecord"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelExport: {
        parameters: {
            query?: {
                /**
                 * @description What is meant; left out, whatever fits the export
                 * @example cancel
                 */
                intent?: components["schemas"]["ExportIntent"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the export
                 * @example x-1
                 */
                recordId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadExportFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Token that fileDownLoadUrl gave
                 * @example f-8c1d
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    /** @description Attachment with the name of the file */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                    "application/octet-stream": Blob;
                    "application/xml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
