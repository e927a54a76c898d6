import { Loading } from './loading'

/** Takes the room of a form in a drawer until its file has come (see `latePart`). */
export const LoadingForm = () => <Loading variant="skeleton" extent="cardList" count={2} />
