/** An EmailJS-compatible service, as the business configured it. */
export interface EmailService {
  /** Base URL; calls go to `/api/v1.0/email/send` under it. */
  readonly url: string;
  readonly serviceId: string;
  readonly publicKey: string;
}

/** A POST request with a JSON body. */
export interface JsonCall {
  readonly url: string;
  readonly body: object;
}

/** The version of the service's own SDK that these calls equal; the service refuses versions that are too old with 418. */
export const libVersion = '4.4.1';

/** The call that sends one mail by the service's template (docs/behaviour.md#41-the-mail-call). */
export function mailCall(service: EmailService, templateId: string, templateParams: object): JsonCall {
  return {
    url: new URL('api/v1.0/email/send', service.url.replace(/\/?$/, '/')).href,
    body: {
      lib_version: libVersion,
      user_id: service.publicKey,
      service_id: service.serviceId,
      template_id: templateId,
      template_params: templateParams,
    },
  };
}
