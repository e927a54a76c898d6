/** Exports to other features: asking who somebody is once more before a change that matters. */
export { CodeInput } from './confirm_self/code_input'
export { usePasskeyText } from './confirm_self/passkey_text'
export { useConfirmed } from './confirm_self/use_confirmed'
