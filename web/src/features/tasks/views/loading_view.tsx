import { Loading } from '@/components/loading/loading'

/** Takes the room of a view whose files are on their way. */
export const LoadingView = () => <Loading variant="skeleton" extent="tableRow" count={6} />
