/** Something that the person who runs the installation has to put right: the message says what and how, without a stack. */
export class OperatorFailure extends Error {}
