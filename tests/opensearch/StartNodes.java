import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * Starts nodes of a cluster on loopback: StartNodes DIRECTORY NUMBERS HTTP_PORTS TRANSPORT_PORTS. The ports are those of
 * all nodes of the cluster, the numbers, from 0, those that this program starts. Ends with its standard input.
 */
public class StartNodes {
  static class LoopbackNode extends Node {
    LoopbackNode(Environment environment) {
      super(environment, PLUGINS, false);
    }
  }

  static final List<Class<? extends Plugin>> PLUGINS =
      List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class);

  public static void main(String[] given) throws Exception {
    Path directory = Path.of(given[0]);
    String[] httpPorts = given[2].split(",");
    String[] transportPorts = given[3].split(",");
    List<String> seeds = Arrays.stream(transportPorts).map(port -> "127.0.0.1:" + port).collect(Collectors.toList());
    List<String> names = IntStream.range(0, httpPorts.length).mapToObj(n -> "node-" + n).collect(Collectors.toList());
    List<Node> nodes = new ArrayList<>();
    for (String number : given[1].split(",")) {
      int n = Integer.parseInt(number);
      Settings settings =
          Settings.builder()
              .put("cluster.name", "firsthand")
              .put("node.name", names.get(n))
              .put("path.home", directory.toString())
              .put("path.data", directory.resolve(names.get(n)).toString())
              .put("network.host", "127.0.0.1")
              .put("http.port", httpPorts[n])
              .put("transport.port", transportPorts[n])
              .putList("discovery.seed_hosts", seeds)
              .putList("cluster.initial_cluster_manager_nodes", names)
              // A machine that is busy is no node that has died, and a disk of a developer is often full.
              .put("cluster.routing.allocation.disk.threshold_enabled", false)
              .put("cluster.fault_detection.follower_check.timeout", "3s")
              .put("node.processors", 2)
              .build();
      nodes.add(new LoopbackNode(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> names.get(n))));
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> nodes.forEach(StartNodes::close)));
    List<Thread> starting = nodes.stream().map(node -> new Thread(() -> start(node))).collect(Collectors.toList());
    starting.forEach(Thread::start);
    for (Thread thread : starting) thread.join();
    System.out.println("started");
    while (System.in.read() != -1) {}
    System.exit(0);
  }

  static void start(Node node) {
    try {
      node.start();
    } catch (Exception error) {
      throw new IllegalStateException(error);
    }
  }

  static void close(Node node) {
    try {
      node.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
