import { SignIn } from '#src/features/session/sign-in';

/** PUB-19 */
export default function LoginPage() {
  return <SignIn />;
}
