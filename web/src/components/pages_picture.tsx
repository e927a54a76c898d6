import { useObjectUrl } from '@/lib/use_object_url'
import { Loading } from './loading'
import classes from './pages_picture.module.css'

interface PagesPictureProps {
  /** The pages of a document as an SVG; undefined while it is made. */
  file: Blob | undefined
  alt: string
}

/** A document as it is printed. */
export function PagesPicture({ file, alt }: PagesPictureProps) {
  const address = useObjectUrl(file)
  return (
    <div className={classes.paper} aria-busy={file === undefined}>
      {address ? <img className={classes.pages} src={address} alt={alt} /> : <Loading />}
    </div>
  )
}
