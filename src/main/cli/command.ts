/** One option of a command. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** What stands for its value in the help, as in `--games N`. */
  readonly value?: string;
  readonly help: string;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

/** One command: how it is called, and what it does with the arguments after its name. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly options: CommandOptions;
  /** Gives the exit code. Throws `WrongArguments` and `WrongInput`. */
  run(args: readonly string[]): Promise<number>;
}

/** What was typed can't be carried out: the message says what is allowed. */
export class WrongArguments extends Error {}

/** What was typed is right, but a file or stream it names can't be used: the message says why. */
export class WrongInput extends Error {}
