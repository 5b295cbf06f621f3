import { SignUp } from '#src/features/session/sign-up';

/** PUB-04 */
export default function SignUpPage() {
  return <SignUp />;
}
