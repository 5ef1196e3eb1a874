/** How much a line of the log matters. */
export type LogLevel = 'info' | 'warn' | 'error';

/** Values of a line beside its text. Like the text they tell nothing of a person. */
export type LogFacts = Readonly<Record<string, string | number>>;

/** Takes one line of the log. */
export type Log = (text: string, level?: LogLevel, facts?: LogFacts) => void;
