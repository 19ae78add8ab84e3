import { describeFailure } from './describe-failure.ts';
import { runUserCommand } from './user-command/run-user-command.ts';

runUserCommand(process.argv.slice(2), {
  ...{ env: process.env, directory: process.cwd() },
  onNotice: (text) => console.error(text),
}).then(
  (text) => console.log(text),
  (error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  },
);
