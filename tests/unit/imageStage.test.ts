import { lastStageOf } from '../support/imageStage';

const FILE = `# Two stages.
FROM node AS build
WORKDIR /build
COPY . .
RUN make

FROM debian:bookworm-slim
RUN apt-get update \\
  # Not a line of the command.
  && apt-get install nginx
COPY a.conf b.sh /srv/
COPY --from=build /build/dist /tmp/dist
ENV A=1 B=x=y
USER 10001:10002
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["sh", "-e"]
CMD ["start.sh"]
`;

describe('the last stage of a Dockerfile', () => {
  it('has its own steps in order, and how it is started', () => {
    expect(lastStageOf(FILE)).toEqual({
      base: 'debian:bookworm-slim',
      steps: [
        { run: 'apt-get update && apt-get install nginx' },
        { copy: { fromStage: undefined, sources: ['a.conf', 'b.sh'], target: '/srv/' } },
        { copy: { fromStage: '/build', sources: ['/build/dist'], target: '/tmp/dist' } },
      ],
      env: { A: '1', B: 'x=y' },
      uid: 10_001,
      gid: 10_002,
      port: 8080,
      stopSignal: 'SIGQUIT',
      command: ['sh', '-e', 'start.sh'],
    });
  });

  it('starts as root and is stopped by SIGTERM unless it says otherwise', () => {
    expect(lastStageOf('FROM a\nCMD ["b"]')).toMatchObject({ uid: 0, gid: 0, stopSignal: 'SIGTERM' });
  });

  it.each([
    ['FROM a\nVOLUME /data', /does not know the instruction VOLUME/],
    ['FROM a\nCOPY --chown=1:1 a /b', /option that the image test does not know/],
    ['FROM a\nCOPY --from=other /a /b', /other has no working directory/],
    ['FROM a\nUSER nginx', /not named by numbers/],
    ['FROM a\nCMD nginx -g daemon', /not a list/],
  ])('refuses what would stay untried: %s', (file, message) => {
    expect(() => lastStageOf(file)).toThrow(message);
  });
});
